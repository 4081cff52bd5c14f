import { expect, test } from 'vitest'
import { isHashInCase, isSamePassword } from './password-hash.ts'

const HASH = '19e78e8bd178532d39272fb27360be1a'

test('a hash is that of the password in whatever letter case', () => {
  expect(isSamePassword(HASH, HASH.toUpperCase())).toBe(true)
  expect(isSamePassword(HASH, '29e78e8bd178532d39272fb27360be1a')).toBe(false)
})

test('a platform may insist on small letters', () => {
  expect(isHashInCase(HASH.toUpperCase(), 'any')).toBe(true)
  expect(isHashInCase(HASH.toUpperCase(), 'lower')).toBe(false)
  expect(isHashInCase(HASH, 'lower')).toBe(true)
})
