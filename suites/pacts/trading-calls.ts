import { MatchersV3 } from '@pact-foundation/pact'
import { from, type Interaction } from './consumer.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3
const MANAGER = 'the broker holds a manager token'
const token = { token: from('managerToken', 'mt-1c9e') }
const oneOf = (...words: [string, ...string[]]) => regex(`^(${words.join('|')})$`, words[0])
const account = {
  accessRights: oneOf('FULL_ACCESS', 'CLOSE_ONLY', 'NO_TRADING', 'NO_LOGIN'),
  accountType: oneOf('HEDGED', 'NETTED', 'SPREAD_BETTING'),
  balance: integer(0),
  leverageInCents: integer(10000),
  totalMarginCalculationType: oneOf('MAX', 'SUM', 'NET'),
}
const record = {
  ...account,
  login: integer(1000001),
  brokerName: string('Acme'),
  depositCurrency: string('USD'),
  groupName: string('Standard'),
  equity: integer(0),
  freeMargin: integer(0),
  usedMargin: integer(0),
  bonus: integer(0),
  moneyDigits: integer(2),
  registrationTimestamp: integer(1790000000000),
  lastUpdateTimestamp: integer(1790000000000),
}
const deposit = { type: 'DEPOSIT', preciseAmount: 250.29, externalId: string('order-20417') }

/** What a broker's back end asks of the platform about trading accounts. */
export const tradingCalls: Interaction[] = [
  {
    title: 'T1: a new account',
    given: [MANAGER],
    request: {
      method: 'POST',
      path: '/v2/webserv/traders',
      query: token,
      body: {
        ...account,
        brokerName: from('brokerName', 'Acme'),
        depositCurrency: from('depositCurrency', 'USD'),
        groupName: from('groupName', 'Standard'),
        hashedPassword: regex('^[0-9a-f]{32}$', '5f4dcc3b5aa765d61d8327deb882cf99'),
      },
    },
    response: { status: 201, body: record },
  },
  {
    title: 'T2: an account',
    given: [MANAGER, 'an account exists'],
    request: { method: 'GET', path: from('/v2/webserv/traders/{login}', '/v2/webserv/traders/1000001'), query: token },
    response: { status: 200, body: record },
  },
  {
    title: 'T2: an account that does not exist',
    given: [MANAGER, 'an account does not exist'],
    request: { method: 'GET', path: from('/v2/webserv/traders/{unknownLogin}', '/v2/webserv/traders/987654321'), query: token },
    response: { status: 404 },
  },
  {
    title: 'T3: the accounts of a period',
    given: [MANAGER, 'an account exists'],
    request: {
      method: 'GET',
      path: '/v2/webserv/traders/',
      query: { ...token, from: from('dayBefore', '2026-01-30T00:00:00.000'), to: from('dayAfter', '2026-02-01T00:00:00.000') },
    },
    response: { status: 200, body: { trader: eachLike(record), hasMore: boolean(false) } },
  },
  {
    title: 'T8: a deposit',
    given: [MANAGER, 'an account exists'],
    request: {
      method: 'POST',
      path: from('/v2/webserv/traders/{login}/changebalance', '/v2/webserv/traders/1000001/changebalance'),
      query: token,
      body: { login: from('login', 1000001), ...deposit },
    },
    response: { status: 200, body: { balanceHistoryId: integer(40017) } },
  },
  {
    title: 'T8: a deposit to an account that does not exist',
    given: [MANAGER, 'an account does not exist'],
    request: {
      method: 'POST',
      path: from('/v2/webserv/traders/{unknownLogin}/changebalance', '/v2/webserv/traders/987654321/changebalance'),
      query: token,
      body: { login: from('unknownLogin', 987654321), ...deposit },
    },
    response: { status: 404 },
  },
]
