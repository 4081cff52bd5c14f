import { MatchersV3 } from '@pact-foundation/pact'
import { from, type Interaction } from './consumer.ts'

const { eachLike, integer, regex, string } = MatchersV3
const MANAGER = 'the broker holds a manager token'
const token = { token: from('managerToken', 'mt-1c9e') }
const bearer = { authorization: from('Bearer {managerToken}', 'Bearer mt-1c9e') }
const brokerCrmName = from('brokerCrmName', 'AcmeGroup')
const link = {
  traderLogin: from('login', 1000001),
  traderPasswordHash: from('passwordHash', '5f4dcc3b5aa765d61d8327deb882cf99'),
  userId: from('userId', 1001),
  brokerName: from('brokerName', 'Acme'),
  environmentName: from('environmentName', 'demo'),
}
const ribbon = {
  color: regex('^#[0-9A-Fa-f]{6}$', '#D32F2F'),
  title: string('Verify your account'),
  enabled: true,
  closable: false,
  action: { urlinApp: string('https://crm.acme.example/verify') },
}

/** What a broker's back end asks of the platform about people. */
export const identityCalls: Interaction[] = [
  {
    title: 'B1: a new user of the SSO flow',
    given: [MANAGER, 'an email is unused'],
    request: {
      method: 'POST',
      path: '/cid/oauth2/uid/create',
      query: token,
      body: { brokerCrmName, email: from('newEmail', 'jon@example.com') },
    },
    response: { status: 201, body: { userId: integer(1001) } },
  },
  {
    title: 'B1: a manager token that was never issued',
    given: [MANAGER, 'an email is unused'],
    request: {
      method: 'POST',
      path: '/cid/oauth2/uid/create',
      query: { token: 'never-issued' },
      body: { brokerCrmName, email: from('newEmail', 'jon@example.com') },
    },
    response: { status: 401 },
  },
  {
    title: 'B4: the email of a user of the SSO flow',
    given: [MANAGER, 'a user exists'],
    request: {
      method: 'GET',
      path: '/cid/oauth2/uid/getUserId',
      query: { ...token, brokerCrmName, email: from('email', 'jon@example.com') },
    },
    response: { status: 200, body: { userId: integer(1001) } },
  },
  {
    title: 'B4: an email that nobody has',
    given: [MANAGER, 'an email is unused'],
    request: {
      method: 'GET',
      path: '/cid/oauth2/uid/getUserId',
      query: { ...token, brokerCrmName, email: from('newEmail', 'no@example.com') },
    },
    response: { status: 200 },
  },
  {
    title: 'B6: a new user',
    given: [MANAGER, 'an email is unused'],
    request: { method: 'POST', path: '/cid/uid/create', query: token, body: { email: from('newEmail', 'ana@example.com') } },
    response: {
      status: 200,
      body: {
        userId: integer(1002),
        nickname: string('uid1002'),
        email: string('ana@example.com'),
        utcCreateTimestamp: integer(1790000000000),
        status: regex('^UID_NEW$', 'UID_NEW'),
      },
    },
  },
  {
    title: 'B6: an email that a user has already',
    given: [MANAGER, 'a user exists'],
    request: { method: 'POST', path: '/cid/uid/create', query: token, body: { email: from('email', 'ana@example.com') } },
    response: { status: 200, body: { userId: integer(1002) } },
  },
  {
    title: 'B7: a link whose id is wanted',
    given: [MANAGER, 'a user exists', 'an account exists'],
    request: { method: 'POST', path: '/cid/uid/link', query: token, body: { ...link, returnAccountDetails: true } },
    response: { status: 200, body: { uidTraderAccountId: integer(501) } },
  },
  {
    title: 'B7: a link',
    given: [MANAGER, 'a user exists', 'an account exists'],
    request: { method: 'POST', path: '/cid/uid/link', query: token, body: link },
    response: { status: 200 },
  },
  {
    title: 'B12: the accounts of a user',
    given: [MANAGER, 'a user has a linked account'],
    request: {
      method: 'POST',
      path: '/cid/uidTraderAccounts',
      headers: { authorization: from('managerToken', 'mt-1c9e') },
      body: { environmentName: from('environmentName', 'demo'), userId: from('userId', 1001) },
    },
    response: {
      status: 200,
      body: {
        accounts: eachLike({
          userId: integer(1001),
          uidTraderAccountId: integer(501),
          login: integer(1000001),
          moneyDigits: integer(2),
          brokerName: string('Acme'),
          depositCurrency: string('USD'),
          utcCreateTimestamp: integer(1790000000000),
          environmentName: string('demo'),
        }),
      },
    },
  },
  {
    title: 'B15: a code to log in',
    given: [MANAGER, 'a user exists'],
    request: {
      method: 'POST',
      path: from('/cid/v1/users/{userId}/authcode', '/cid/v1/users/1001/authcode'),
      headers: bearer,
      body: { brokerNames: [from('brokerName', 'Acme')] },
    },
    response: { status: 200, body: { code: string('0mTz4kQ1bGv7w3Xy') } },
  },
  {
    title: 'B16: a ribbon for a user',
    given: [MANAGER, 'a user exists'],
    request: {
      method: 'PUT',
      path: '/cid/oauth2/uid/inAppControls',
      query: token,
      body: { brokerCrmName, userId: from('userId', 1001), rules: { ribbons: [ribbon] } },
    },
    response: { status: 201 },
  },
  {
    title: 'B16: no ribbons any more',
    given: [MANAGER, 'a user exists'],
    request: {
      method: 'PUT',
      path: '/cid/oauth2/uid/inAppControls',
      query: token,
      body: { brokerCrmName, userId: from('userId', 1001), rules: {} },
    },
    response: { status: 201 },
  },
]
