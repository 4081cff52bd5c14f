import { describe, expect, it } from 'vitest'
import type { Dialect } from '../../contract/dialect.ts'
import { readSchemaText } from '../../reporting/reporting-schema.ts'
import { makeWorld } from '../testing/make-world.ts'
import { fitOwnSchema } from './frame-event.ts'
import { ReportingSchemas } from './schemas.ts'

const schemas = new ReportingSchemas()
const numbersIn = (dialect: Partial<Dialect>, type: string) =>
  Object.fromEntries(schemas.of(makeWorld({ dialect })).enums.get(type)!.numbers)

describe('the schema of a world', () => {
  it('is made once for worlds that speak alike', () => {
    expect(schemas.of(makeWorld())).toBe(schemas.of(makeWorld()))
    expect(schemas.of(makeWorld())).not.toBe(schemas.of(makeWorld({ dialect: { 'reporting.fieldProfile': 'minimal' } })))
  })

  it('knows of undocumented entities only the id, where the dialect is minimal', () => {
    const minimal = schemas.of(makeWorld({ dialect: { 'reporting.fieldProfile': 'minimal' } }))
    expect(minimal.messages.get('Trader')!.fields.map(({ name }) => name)).toEqual(['id'])
    expect(minimal.messages.get('Order')!.fields.map(({ name }) => name)).not.toContain('slippage')
    expect(minimal.messages.get('Deal')!.fields).toHaveLength(36)
    expect(minimal.encode('Trader', { id: 1, name: 'Ana' })).toEqual(Uint8Array.of(8, 1))
  })

  it('numbers its enumerations as the dialect says', () => {
    expect(numbersIn({}, 'TradeSide')).toEqual({ TRADE_SIDE_BUY: 1, TRADE_SIDE_SELL: 2 })
    expect(numbersIn({ 'reporting.enumProfile': 'ordinal' }, 'TradeSide')).toEqual({ TRADE_SIDE_BUY: 0, TRADE_SIDE_SELL: 1 })
    expect(numbersIn({ 'reporting.enumProfile': 'manager' }, 'TradeSide')).toEqual({ TRADE_SIDE_BUY: 1, TRADE_SIDE_SELL: 2 })
    expect(numbersIn({ 'reporting.enumProfile': 'manager' }, 'OrderType')).toMatchObject({ ORDER_TYPE_MARKET: 1, ORDER_TYPE_LIMIT: 2 })
    const map = { TradeSide: { BUY: 7 }, GSLExecutionPolicy: { FORCE_B: 9 }, OrderType: { ORDER_TYPE_LIMIT: 5 } }
    const mapped = { 'reporting.enumProfile': 'map', 'reporting.enumMap': map } as const
    expect(numbersIn(mapped, 'TradeSide')).toEqual({ TRADE_SIDE_BUY: 7, TRADE_SIDE_SELL: 2 })
    expect(numbersIn(mapped, 'GSLExecutionPolicy')).toMatchObject({ GSL_EXECUTION_POLICY_FORCE_B: 9 })
    expect(numbersIn(mapped, 'OrderType')).toMatchObject({ ORDER_TYPE_LIMIT: 5 })
  })

  it.each(['mixed', 'ordinal', 'manager'] as const)('numbers event types apart from the others, in the profile %s too', (profile) => {
    const numbers = numbersIn({ 'reporting.enumProfile': profile, 'reporting.domainEventNumbers': [1, 3, 4] }, 'DomainEventType')
    expect(numbers).toEqual({ DOMAIN_EVENT_TYPE_CREATE: 1, DOMAIN_EVENT_TYPE_UPDATE: 3, DOMAIN_EVENT_TYPE_DELETE: 4 })
  })
})

describe("a user's own schema", () => {
  const own = readSchemaText()
    .replace('optional string city = 8;', 'optional string town = 8;')
    .replace('optional int64 balance = 45;', 'optional string balance = 70;')
  const world = makeWorld({ fixture: 'small', dialect: { 'reporting.fieldProfile': 'file' } })

  it('is spoken in the worlds that ask for it', () => {
    const schema = new ReportingSchemas(own).of(world)
    expect(schema.messages.get('Trader')!.byName.has('town')).toBe(true)
    expect(new ReportingSchemas(own).of(makeWorld()).messages.get('Trader')!.byName.has('town')).toBe(false)
  })

  it('gets what it can hold', () => {
    const schema = new ReportingSchemas(own).of(world)
    const record = { id: 1n, city: 'Bonn', balance: 5n, name: 'Ana', accountType: 'ACCOUNT_TYPE_HEDGED' }
    expect(fitOwnSchema(world, schema, 'Trader', record)).toEqual({ id: 1n, name: 'Ana', accountType: 'ACCOUNT_TYPE_HEDGED' })
  })

  it('is refused when it lacks a message that is told', () => {
    const poor = readSchemaText().replaceAll('MarginCallEvent', 'MarginCallHappened')
    expect(() => new ReportingSchemas(poor)).toThrow('lacks the messages MarginCallEvent')
  })
})
