import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { logIn } from './crm-side.ts'
import { makePerson } from './people.ts'

const NEEDS = ['receiver', 'hooks.login'] as const

check('A1-11', 'the password is sent in a JSON body, and nothing in the query', { needs: [...NEEDS] }, async (context) => {
  const { hooks, receiver, run } = context
  await hooks['login']!({ code: run.token() })

  const calls = receiver.calls.filter(({ path }) => path === '/oauth2/crmApiToken')

  assume(calls.length > 0, 'the platform asked for a CRM API token in this run')
  const wrong = calls.filter(
    ({ method, query, body }) => method !== 'POST' || [...query].length > 0 || typeof body['password'] !== 'string',
  )
  assert.deepEqual(
    wrong.map(({ method, text }) => `${method} ${text}`),
    [],
  )
})

check(
  'A1-12',
  'the password is the one that was generated for this broker',
  { needs: [...NEEDS, 'credentials.crmApiPassword'] },
  async ({ hooks, receiver, run }) => {
    await hooks['login']!({ code: run.token() })

    const passwords = receiver.got('issueCrmApiToken').map(({ body }) => body['password'])

    assume(passwords.length > 0, 'the platform asked for a CRM API token in this run')
    assert.deepEqual([...new Set(passwords)], [receiver.address.apiPassword])
  },
)

check('A1-13', 'one CRM API token serves many log-ins', { lane: 'exclusive', needs: [...NEEDS] }, async (context) => {
  const person = await makePerson(context)
  await logIn(context, person)
  const askedBefore = context.receiver.got('issueCrmApiToken').length

  for (let round = 0; round < 6; round++) await logIn(context, person)

  const asked = context.receiver.got('issueCrmApiToken').length - askedBefore
  assert.ok(asked < 6, 'not every log-in begins with a new token') // a platform on several machines may keep one on each
})

check('A1-14', 'what follows when the CRM no longer knows the token', { lane: 'exclusive', needs: [...NEEDS] }, async (context) => {
  const person = await makePerson(context)
  await logIn(context, person)
  const askedBefore = context.receiver.got('issueCrmApiToken').length
  context.receiver.forgetTokens()

  await logIn(context, person)

  assert.equal(context.receiver.got('issueCrmApiToken').length - askedBefore, 1)
})
