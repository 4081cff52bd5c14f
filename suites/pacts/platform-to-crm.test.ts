import { MatchersV3 } from '@pact-foundation/pact'
import { describePact, from } from './consumer.ts'

const { integer, string } = MatchersV3
const HOLDS_TOKEN = 'the platform holds a CRM API token'
const token = { crmApiToken: from('crmApiToken', 'crm-9f2c61d07b8e4a35') }
const neverIssued = { crmApiToken: 'a-token-that-was-never-issued' }

describePact('trading-platform', 'broker-crm', [
  {
    title: 'A1: the right password',
    given: ['the platform knows its password'],
    request: { method: 'POST', path: '/oauth2/crmApiToken', body: { password: from('apiPassword', 'correct horse') } },
    response: { status: 200, body: { crmApiToken: string('crm-9f2c61d07b8e4a35') } },
  },
  {
    title: 'A1: a wrong password',
    given: [],
    request: { method: 'POST', path: '/oauth2/crmApiToken', body: { password: string('not the password') } },
    response: { status: 403 },
  },
  {
    title: 'A1: no password',
    given: [],
    request: { method: 'POST', path: '/oauth2/crmApiToken', body: {} },
    response: { status: 400 },
  },
  {
    title: 'A2: a fresh code',
    given: [HOLDS_TOKEN, ['a person has a code to log in', { keepLoggedIn: false }]],
    request: { method: 'POST', path: '/oauth2/onetime/authorize', query: token, body: { code: from('code', 'ot-5d1c0f7e2b9a48c6') } },
    response: { status: 200, body: { userId: integer(1001) } },
  },
  {
    title: 'A2: a fresh code of a person who stays logged in',
    given: [HOLDS_TOKEN, ['a person has a code to log in', { keepLoggedIn: true }]],
    request: { method: 'POST', path: '/oauth2/onetime/authorize', query: token, body: { code: from('code', 'ot-5d1c0f7e2b9a48c6') } },
    response: { status: 200, body: { userId: integer(1003), accessToken: string('at-77b0e4c1a2d94f3e') } },
  },
  {
    title: 'A2: a code that was never issued',
    given: [HOLDS_TOKEN],
    request: { method: 'POST', path: '/oauth2/onetime/authorize', query: token, body: { code: string('never-issued') } },
    response: { status: 404 },
  },
  {
    title: 'A2: a CRM API token that was never issued',
    given: [['a person has a code to log in', { keepLoggedIn: false }]],
    request: { method: 'POST', path: '/oauth2/onetime/authorize', query: neverIssued, body: { code: from('code', 'ot-5d1c0f7e2b9a48c6') } },
    response: { status: 403 },
  },
  {
    title: 'A3: a long-term access token',
    given: [HOLDS_TOKEN, 'a person stays logged in'],
    request: { method: 'POST', path: '/oauth2/authorize', query: token, body: { accessToken: from('accessToken', 'at-77b0e4c1a2d94f3e') } },
    response: { status: 200, body: { userId: integer(1003) } },
  },
  {
    title: 'A3: an access token that was never issued',
    given: [HOLDS_TOKEN],
    request: { method: 'POST', path: '/oauth2/authorize', query: token, body: { accessToken: string('never-issued') } },
    response: { status: 404 },
  },
  {
    title: 'A4: a code for an in-app page',
    given: [HOLDS_TOKEN, 'the CRM knows a user'],
    request: { method: 'POST', path: '/oauth2/onetime/generate', query: token, body: { userId: from('userId', 1001) } },
    response: { status: 200, body: { token: string('ot-e07a93c4d1f2456b') } },
  },
  {
    title: 'A4: a code for a user whose session has an in-app token',
    given: [HOLDS_TOKEN, 'a person logged in and the CRM gave an in-app token'],
    request: {
      method: 'POST',
      path: '/oauth2/onetime/generate',
      query: { ...token, inappToken: from('inappToken', 'in-c4e81f60a95d4b27') },
      body: { userId: from('userId', 1004) },
    },
    response: { status: 200, body: { token: string('ot-e07a93c4d1f2456b') } },
  },
  {
    title: 'A4: a user whom the CRM does not know',
    given: [HOLDS_TOKEN, 'the CRM does not know a user'],
    request: { method: 'POST', path: '/oauth2/onetime/generate', query: token, body: { userId: from('unknownUserId', 987654321) } },
    response: { status: 404 },
  },
  {
    title: 'A5: a log-out',
    given: [HOLDS_TOKEN, 'a person stays logged in'],
    request: {
      method: 'PUT',
      path: '/oauth2/logout',
      query: { ...token, userId: from('userId', '1003'), accessToken: from('accessToken', 'at-77b0e4c1a2d94f3e') },
    },
    response: { status: 200 },
  },
])
