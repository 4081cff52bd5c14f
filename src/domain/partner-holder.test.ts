import { expect, it } from 'vitest'
import { keyOfHolder } from './partner-holder.ts'

it('keeps users, accounts and CRMs apart', () => {
  const keys = [
    keyOfHolder('AcmeGroup', { userId: 7 }),
    keyOfHolder('AcmeGroup', { uidTraderAccountId: 7 }),
    keyOfHolder('Zenith', { userId: 7 }),
    keyOfHolder('AcmeGroup', { userId: 77 }),
  ]

  expect(new Set(keys).size).toBe(4)
})
