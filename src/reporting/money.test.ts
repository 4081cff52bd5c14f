import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countMoneyDigits,
  formatScaled,
  PRECISE_MONEY_FIELDS,
  parseScaled,
  readMoney,
  readUsd,
  USD_CENT_FIELDS,
  withMoney,
  withUsd,
} from './money.ts'
import { loadReportingSchema } from './reporting-schema.ts'

describe('money that follows isPreciseMoney', () => {
  test('has eight decimals when it is true, two when it is false or absent', () => {
    expect(readMoney('BalanceHistory', { id: 1n, delta: 1234n, isPreciseMoney: true }, 'delta')).toBe('0.00001234')
    expect(readMoney('BalanceHistory', { id: 1n, delta: 1234n, isPreciseMoney: false }, 'delta')).toBe('12.34')
    expect(readMoney('BalanceHistory', { id: 1n, delta: -1234n }, 'delta')).toBe('-12.34')
    expect(readMoney('BalanceHistory', { id: 1n }, 'delta')).toBeUndefined()
    expect([{ isPreciseMoney: true }, { isPreciseMoney: false }, {}].map(countMoneyDigits)).toEqual([8, 2, 2])
  })

  test('is set exactly', () => {
    const record = withMoney('BalanceHistory', { id: 1n, isPreciseMoney: true }, { delta: '0.07', balance: '90071992547.40993' })
    expect(record).toEqual({ id: 1n, isPreciseMoney: true, delta: 7_000_000n, balance: 9_007_199_254_740_993_000n })
  })

  test('is never rounded', () => {
    expect(() => withMoney('BalanceHistory', { id: 1n }, { delta: '0.001' })).toThrow(
      'BalanceHistory.delta cannot hold "0.001" with 2 decimals',
    )
  })
})

test('US cents stay cents, whatever isPreciseMoney says', () => {
  const deal = withUsd('Deal', { id: 1n, isPreciseMoney: true }, { pocketCommission: '1.5' })
  expect(deal).toMatchObject({ pocketCommission: 150n })
  expect(readUsd('Deal', deal, 'pocketCommission')).toBe('1.5')
})

test('decimal text and scaled integers are the same number', () => {
  const property = fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), fc.constantFrom(2, 8), (value, digits) => {
    expect(parseScaled(formatScaled(value, digits), digits)).toBe(value)
  })
  fc.assert(property, { seed: 42 })
})

test.each(['', '-', '1.', '.5', '1e3', ' 1', '0x1', '+1', '1,5', 'NaN'])('%j is no decimal number', (text) => {
  expect(parseScaled(text, 2)).toBeUndefined()
})

test('every money field exists, is int64, and the documented ones are named beside isPreciseMoney in the schema', () => {
  const schema = loadReportingSchema()
  for (const [name, fields] of [...Object.entries(PRECISE_MONEY_FIELDS), ...Object.entries(USD_CENT_FIELDS)]) {
    for (const field of fields) expect(schema.messages.get(name)?.byName.get(field)?.typeName, `${name}.${field}`).toBe('int64')
  }
  const text = readFileSync(new URL('../../openapi/reporting.proto', import.meta.url), 'utf8')
  expect(text).toContain(`// scales ${PRECISE_MONEY_FIELDS.BalanceHistory.join(', ')}`)
  expect(text).toContain(`// scales ${PRECISE_MONEY_FIELDS.BonusHistory.join(', ')}`)
  expect(text).toContain(`// scales ${PRECISE_MONEY_FIELDS.Deal.join(', ')}`)
})
