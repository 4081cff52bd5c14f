import { MatchersV3 } from '@pact-foundation/pact'
import { describePact, from } from './consumer.ts'

const { equal, string } = MatchersV3
const headers = { authorization: from('Bearer {bearer}', 'Bearer adapter-credential') }
const user = { userId: from('userId', 1001), brokerNames: [from('brokerName', 'Acme')] }

describePact('client-area', 'charting-adapter', [
  {
    title: 'C1: a token for all accounts of a user under a broker',
    given: ['a user linked accounts to the charting client'],
    request: { method: 'POST', path: '/generate/token', headers, body: user },
    response: { status: 200, body: { s: equal('ok'), d: string('eyJhbGciOi') } },
  },
  {
    title: 'C1: a token for one account of a verified user',
    given: ['a user linked accounts to the charting client'],
    request: {
      method: 'POST',
      path: '/generate/token',
      headers,
      body: { ...user, uidTraderAccountIds: [from('uidTraderAccountId', 501)], isVerified: MatchersV3.boolean(true) },
    },
    response: { status: 200, body: { s: equal('ok'), d: string('eyJhbGciOi') } },
  },
  {
    title: 'C2: the CRM takes a token back',
    given: ['a user linked accounts to the charting client', 'a token was issued'],
    request: { method: 'POST', path: '/logout', headers: { authorization: from('Bearer {adapterToken}', 'Bearer eyJhbGciOi') } },
    response: { status: 200, body: { s: equal('ok') } },
  },
])
