import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import { swapCase } from '../kit/near-misses.ts'
import { DAY } from '../kit/time.ts'

const WEEK = 7 * DAY

// Every check that asks for a token runs alone: a CRM may let a new one end those before.
const ALONE = { lane: 'exclusive' } as const

check('A1-1', 'the right password is answered with a token', ALONE, async ({ crm, credentials }) => {
  const answer = await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })

  assert.equal(answer.status, 200)
  assert.equal(typeof answer.body.crmApiToken, 'string')
  assert.notEqual(answer.body.crmApiToken, '', 'the token is not empty')
})

check('A1-2', 'each call returns another token', { ...ALONE, blockedBy: ['A1-1'] }, async ({ crm, credentials }) => {
  const ask = async () => (await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })).body.crmApiToken
  const tokens = [await ask(), await ask(), await ask(), await ask(), await ask()]
  assume(
    tokens.every((token) => typeof token === 'string'),
    'each call returns a token',
  )

  const different = new Set(tokens)

  assert.equal(different.size, 5, `5 calls return 5 different tokens, not ${different.size}`)
})

check(
  'A1-3',
  'a token is accepted for a week',
  { lane: 'time', needs: ['clock'], waitsMs: WEEK },
  async ({ crm, credentials, run, time }) => {
    const tryToken = (value: string) => crm.authorizeOneTime({ body: { code: run.token() }, credential: { value } })
    const birth = await time.birth(
      async () => (await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })).body.crmApiToken,
    )
    const fresh = await tryToken(birth.value)
    assume(fresh.status !== 403, 'a fresh token is accepted')

    const old = await time.before(birth, WEEK, tryToken)

    assert.equal(old.status, fresh.status, `a token of nearly a week is answered like a fresh one: ${fresh.status}, not ${old.status}`)
  },
)

/** In the other letter case; with another character more where there is no letter. */
function writeOtherwise(text: string): string {
  const swapped = swapCase(text)
  return swapped === text ? `x${text}` : swapped
}

check('A1-4', 'a wrong password answers 403', ALONE, async ({ crm, credentials, run }) => {
  const right = credentials.apiPassword
  const invented = await crm.issueCrmApiToken({ body: { password: run.token() } })
  const longer = await crm.issueCrmApiToken({ body: { password: `${right}x` } })
  const shorter = await crm.issueCrmApiToken({ body: { password: right.slice(0, -1) || `${right}${right}` } })
  const otherwise = await crm.issueCrmApiToken({ body: { password: writeOtherwise(right) } })

  const accepted = await crm.issueCrmApiToken({ body: { password: right } })

  assert.deepEqual([invented.status, longer.status, shorter.status, otherwise.status], [403, 403, 403, 403])
  assume(accepted.status === 200, 'the right password works')
})

check('A1-5', 'a body without password answers 400', ALONE, async ({ crm, credentials }) => {
  const without = await crm.issueCrmApiToken({ malformed: true, body: {} })
  const misspelt = await crm.issueCrmApiToken({ malformed: true, body: { passwort: credentials.apiPassword } })
  const complete = await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })

  assert.deepEqual([without.status, misspelt.status], [400, 400])
  assume(complete.status === 200, 'a complete body works')
})

check('A1-6', 'a password that is not a string is refused', { ...ALONE, blockedBy: ['A1-1'] }, async ({ crm, credentials }) => {
  const right = credentials.apiPassword
  const send = async (password: unknown) => ({ password, answer: await crm.issueCrmApiToken({ malformed: true, body: { password } }) })

  const tried = [await send(12345), await send(true), await send(null), await send([right]), await send({ value: right }), await send(1.5)]

  const wrong = tried
    .filter(({ answer }) => !refused(answer))
    .map(({ password }) => `a ${Array.isArray(password) ? 'list' : typeof password}`)
  assert.deepEqual(wrong, [], `accepted as a password: ${wrong.join(', ')}`)
})

check('A1-7', 'a new token leaves the one before valid', { ...ALONE, blockedBy: ['A1-1'] }, async ({ crm, credentials, run }) => {
  const tryToken = (value: string) => crm.authorizeOneTime({ body: { code: run.token() }, credential: { value } })
  const first = await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })
  assume(first.status === 200, 'a token was issued')
  const before = await tryToken(first.body.crmApiToken)
  assume(before.status !== 403, 'a fresh token is accepted')

  const second = await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })
  const after = await tryToken(first.body.crmApiToken)

  assume(second.status === 200, 'another token was issued')
  assert.equal(after.status, before.status, 'the first token is accepted as before')
})

check(
  'A1-9',
  'what a token answers that is older than a week',
  { lane: 'time', needs: ['clock'], waitsMs: WEEK },
  async ({ crm, credentials, run, time, observe }) => {
    const tryToken = (value: string) => crm.authorizeOneTime({ body: { code: run.token() }, credential: { value } })
    const birth = await time.birth(
      async () => (await crm.issueCrmApiToken({ body: { password: credentials.apiPassword } })).body.crmApiToken,
    )
    const fresh = await tryToken(birth.value)
    assume(fresh.status !== 403, 'a fresh token is accepted')

    const old = await time.after(birth, WEEK, tryToken)

    if (old.status !== fresh.status) observe('U-15', `crmApiToken after a week: ${old.status}`, { 'sso.expiredCrmApiToken': old.status })
  },
)
