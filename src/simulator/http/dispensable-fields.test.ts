import { expect, it } from 'vitest'
import { loadContract } from '../../contract/load-contract.ts'
import { deriveRules } from '../../contract/rules.ts'
import { fitsLeniently } from './dispensable-fields.ts'

const { platform } = deriveRules(loadContract()).roles
const creation = platform.operations.get('post /v2/webserv/traders')!
const validate = platform.validators.at(creation.body!.pointer)

const body = {
  accessRights: 'FULL_ACCESS',
  accountType: 'HEDGED',
  balance: 0,
  depositCurrency: 'USD',
  groupName: 'Standard',
  hashedPassword: '19e78e8bd178532d39272fb27360be1a',
  leverageInCents: 10_000,
}

it('does without a broker and a margin calculation, and leaves the body as it is', () => {
  const given = { ...body }
  expect(validate(given)).toBe(false)
  expect(fitsLeniently(validate, given, 'createTrader')).toBe(true)
  expect(given).toEqual(body)
})

it('still refuses wrong values, other missing fields, and what is no object', () => {
  expect(fitsLeniently(validate, { ...body, brokerName: 5 }, 'createTrader')).toBe(false)
  expect(fitsLeniently(validate, { ...body, groupName: undefined }, 'createTrader')).toBe(false)
  expect(fitsLeniently(validate, [], 'createTrader')).toBe(false)
  expect(fitsLeniently(validate, { ...body }, 'replaceTrader')).toBe(false)
})
