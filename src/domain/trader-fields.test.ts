import { describe, expect, it } from 'vitest'
import type { Trader } from './records.ts'
import { completeContact, patchFields, replaceFields } from './trader-fields.ts'

const trader = {
  login: 1_000_001,
  accessRights: 'CLOSE_ONLY',
  accountType: 'NETTED',
  balance: 500n,
  brokerName: 'Acme',
  depositCurrency: 'EUR',
  groupName: 'Standard',
  hashedPassword: '19e78e8bd178532d39272fb27360be1a',
  leverageInCents: 5000,
  totalMarginCalculationType: 'SUM',
  contactDetails: completeContact({ city: 'Zurich', countryId: 756 }),
  description: 'An account',
  isLimitedRisk: true,
  maxLeverage: 20_000,
  name: 'Mia',
  sendOwnStatement: true,
  swapFree: true,
} as Trader

describe('a full update', () => {
  it('puts what is not given back to null or its default', () => {
    expect(replaceFields(trader, {}, 'defaults')).toMatchObject({
      accessRights: 'FULL_ACCESS',
      accountType: 'HEDGED',
      totalMarginCalculationType: 'MAX',
      leverageInCents: 10_000,
      contactDetails: null,
      description: null,
      isLimitedRisk: false,
      maxLeverage: null,
      name: null,
      sendOwnStatement: false,
      swapFree: false,
    })
  })

  it('keeps the balance, and what no account can lack', () => {
    const kept = { balance: 500n, brokerName: 'Acme', depositCurrency: 'EUR', groupName: 'Standard', hashedPassword: trader.hashedPassword }
    expect(replaceFields(trader, { balance: 7 }, 'defaults')).toMatchObject(kept)
  })

  it('may leave nulls where others have defaults, but never in swapFree', () => {
    expect(replaceFields(trader, {}, 'nulls')).toMatchObject({ isLimitedRisk: null, sendOwnStatement: null, swapFree: false })
  })
})

describe('a partial update', () => {
  it('changes what it names and nothing else', () => {
    expect(patchFields(trader, { name: 'Eva', swapFree: false }, true)).toEqual({ ...trader, name: 'Eva', swapFree: false })
    expect(patchFields(trader, {}, true)).toEqual(trader)
  })

  it('changes single contact details', () => {
    const { contactDetails } = patchFields(trader, { contactDetails: { zipCode: '8001' } }, true)
    expect(contactDetails).toMatchObject({ city: 'Zurich', countryId: 756, zipCode: '8001', address: null })
  })

  it('takes null as no change, or as empty where the platform clears', () => {
    const nulls = { name: null, swapFree: null, accessRights: null, contactDetails: { city: null } }
    expect(patchFields(trader, nulls, true)).toEqual(trader)
    expect(patchFields(trader, nulls, false)).toMatchObject({
      name: null,
      swapFree: false,
      accessRights: 'CLOSE_ONLY',
      contactDetails: { city: null, countryId: 756 },
    })
    expect(patchFields(trader, { contactDetails: null }, false).contactDetails).toBeNull()
  })

  it('ignores what is not among its twelve fields', () => {
    const strange = { accountType: 'HEDGED', balance: 1, hashedPassword: 'x' }
    expect(patchFields(trader, strange as object, true)).toEqual(trader)
  })
})
