import { expect, test } from 'vitest'
import { learnTokens, Secrets } from './secrets.ts'

const VALUE = 'pä"ss/w+rd & more=1234'

const withSecret = () => {
  const secrets = new Secrets()
  secrets.add(VALUE, 'API_PASSWORD')
  return secrets
}

test.each([
  ['raw', VALUE],
  ['percent-encoded', encodeURIComponent(VALUE)],
  ['in a form', encodeURIComponent(VALUE).replaceAll('%20', '+')],
  ['JSON-escaped', JSON.stringify({ password: VALUE })],
  ['in base64', Buffer.from(VALUE).toString('base64')],
  ['in base64url', Buffer.from(VALUE).toString('base64url')],
  ['as the password of basic authentication', Buffer.from(`user:${VALUE}`).toString('base64')],
])('a secret %s is taken out', (_form, text) => {
  const clean = withSecret().redact(`before ${text} after`)
  expect(clean).toContain('$API_PASSWORD')
  expect(clean).not.toContain('more')
  expect(clean).not.toContain(Buffer.from(VALUE.slice(2, 17)).toString('base64').slice(2, 16))
  expect(clean.startsWith('before ')).toBe(true)
  expect(clean.endsWith(' after')).toBe(true)
})

test('tokens that answers carried get numbers, and error codes are no tokens', () => {
  const secrets = new Secrets()
  learnTokens(secrets, 'authorizeOneTime', { code: 'one-time-1' }, 'http://crm/?crmApiToken=crm-token-1', undefined)
  learnTokens(secrets, 'authorizeOneTime', { code: 'one-time-2' }, 'http://crm/', { userId: 1, accessToken: 'access-1' })
  learnTokens(secrets, 'issueSsoCode', {}, 'http://platform/', undefined)
  expect(secrets.redact('one-time-1 one-time-2 crm-token-1 access-1 CH_CLIENT_AUTH_FAILURE')).toBe(
    '$ONE_TIME_TOKEN_1 $ONE_TIME_TOKEN_2 $CRM_API_TOKEN_1 $ACCESS_TOKEN_1 CH_CLIENT_AUTH_FAILURE',
  )
})

test('of two secrets that begin alike the longer one goes first', () => {
  const secrets = new Secrets()
  secrets.add('secret-one', 'A')
  secrets.add('secret-one-and-more', 'B')
  expect(secrets.redact('secret-one-and-more, secret-one')).toBe('$B, $A')
})

test('what gives a secret away is taken out too, and other made-up values stay readable', () => {
  const secrets = new Secrets()
  secrets.add('0123456789abcdef', 'MANAGER_TOKEN')
  for (const value of ['0223456789abcdef', '01234567', 'nobody-issued-it']) secrets.addAltered(value)
  expect(secrets.redact('0123456789abcdef 0223456789abcdef 01234567 nobody-issued-it')).toBe(
    '$MANAGER_TOKEN $ALTERED_MANAGER_TOKEN $ALTERED_MANAGER_TOKEN nobody-issued-it',
  )
})
