import { expect, it } from 'vitest'
import { redeemSsoCode } from './sso-code.ts'
import { refusedBy } from './testing/refused-by.ts'

const code = { value: 'abc', userId: 7, brokerNames: ['Acme'], issuedAt: 1_000_000, spent: false }

it('is worth one sign-in within its life, to the millisecond', () => {
  expect(redeemSsoCode(code, 1_059_999, 60)).toEqual({ ...code, spent: true })
  expect(refusedBy(() => redeemSsoCode(code, 1_060_000, 60))).toBe('B15-5')
})

it('is worth nothing once spent, or if it was never issued', () => {
  expect(refusedBy(() => redeemSsoCode({ ...code, spent: true }, 1_000_001, 60))).toBe('B15-6')
  expect(refusedBy(() => redeemSsoCode(undefined, 1_000_001, 60))).toBe('TOKEN-4')
})
