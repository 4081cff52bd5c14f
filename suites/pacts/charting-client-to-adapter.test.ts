import { MatchersV3 } from '@pact-foundation/pact'
import { describePact, from } from './consumer.ts'

const { equal, string } = MatchersV3

describePact('charting-client', 'charting-adapter', [
  {
    title: 'C2: a user logs out of the charting client',
    given: ['a token was issued'],
    request: { method: 'POST', path: '/logout', headers: { authorization: from('Bearer {adapterToken}', 'Bearer eyJhbGciOi') } },
    response: { status: 200, body: { s: equal('ok') } },
  },
  {
    title: 'C2: a token that was never issued',
    given: [],
    request: { method: 'POST', path: '/logout', headers: { authorization: 'Bearer never-issued' } },
    response: { status: 200, body: { s: equal('error'), errmsg: string('The token is not valid.') } },
  },
])
