import { expect, it } from 'vitest'
import { emailKey, isPrivateRelay } from './email.ts'

it('compares addresses without letter case', () => {
  expect(emailKey('Mia.Keller@Example.COM')).toBe(emailKey('mia.keller@example.com'))
  expect(emailKey('mia+a@example.com')).not.toBe(emailKey('mia@example.com'))
})

it('knows addresses that only forward', () => {
  expect(isPrivateRelay('x1y2@PrivateRelay.AppleID.com')).toBe(true)
  expect(isPrivateRelay('mia@example.com')).toBe(false)
})
