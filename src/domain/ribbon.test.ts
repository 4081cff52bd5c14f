import { describe, expect, it } from 'vitest'
import type { Ribbon } from './records.ts'
import { chooseRibbons } from './ribbon.ts'

const ribbon = (title: string, other: Partial<Ribbon> = {}): Ribbon => ({
  color: '#1976D2',
  title,
  enabled: true,
  closable: true,
  action: {},
  ...other,
})
const forAccount = ribbon('account 501', { uidTraderAccountId: 501 })
const forBroker = ribbon('Acme', { brokerName: 'Acme' })
const forAll = ribbon('everybody')
const shown = (ribbons: Ribbon[], session: { brokerName?: string; uidTraderAccountId?: number }) =>
  chooseRibbons(ribbons, { brokerName: null, uidTraderAccountId: null, ...session }).map(({ title }) => title)

describe('a ribbon for an account', () => {
  it('is shown to sessions under that account only', () => {
    expect(shown([forAccount], { uidTraderAccountId: 501 })).toEqual(['account 501'])
    expect(shown([forAccount], { uidTraderAccountId: 502 })).toEqual([])
    expect(shown([forAccount], {})).toEqual([])
  })

  it('takes the place of all wider ones', () => {
    expect(shown([forAll, forBroker, forAccount], { brokerName: 'Acme', uidTraderAccountId: 501 })).toEqual(['account 501'])
  })

  it('stays one for an account when it names a broker too', () => {
    const both = ribbon('both', { uidTraderAccountId: 501, brokerName: 'Acme' })
    expect(shown([both], { brokerName: 'Acme', uidTraderAccountId: 502 })).toEqual([])
  })
})

describe('a ribbon for a broker', () => {
  it('is shown to sessions under that broker only', () => {
    expect(shown([forBroker], { brokerName: 'Acme' })).toEqual(['Acme'])
    expect(shown([forBroker], { brokerName: 'AcmePro' })).toEqual([])
  })

  it('takes the place of those for everybody', () => {
    expect(shown([forAll, forBroker], { brokerName: 'Acme' })).toEqual(['Acme'])
    expect(shown([forAll, forBroker], { brokerName: 'AcmePro' })).toEqual(['everybody'])
  })
})

it('shows every ribbon of the narrowest kind that matches, in the order in which they were sent', () => {
  expect(shown([forBroker, ribbon('Acme again', { brokerName: 'Acme' })], { brokerName: 'Acme' })).toEqual(['Acme', 'Acme again'])
})

it('neither shows nor counts what is not enabled', () => {
  expect(shown([{ ...forAll, enabled: false }], {})).toEqual([])
  expect(shown([forAll, { ...forBroker, enabled: false }], { brokerName: 'Acme' })).toEqual(['everybody'])
})
