import assert from 'node:assert/strict'
import { check } from '../kit/adapter.ts'
import { assume } from '../kit/assume.ts'
import { weaknessesOf } from '../kit/token-quality.ts'
import { holdsToken, isError, isOk, issueToken, logOut, tokenRequest } from './tokens.ts'

check(
  'TOKEN-7',
  'the bearer credential is no token, and a token is no bearer credential',
  { users: ['userId'], blockedBy: ['C1-1'] },
  async (context) => {
    const { adapter, credentials } = context
    const token = await issueToken(context)

    const credentialAsToken = await logOut(context, credentials.bearer)
    const tokenAsCredential = await adapter.generateAdapterToken({ body: tokenRequest(context), credential: { value: token } })
    const control = await logOut(context, token)

    assert.ok(!isOk(credentialAsToken), 'the credential of the deployment cannot be logged out')
    assert.ok(!isOk(tokenAsCredential) && !holdsToken(tokenAsCredential), 'a token gets no further token')
    assume(isOk(control), 'the token works where it belongs')
    assert.ok(isError(credentialAsToken) && isError(tokenAsCredential), 'both answer s=error')
  },
)

check('TOKEN-8', 'tokens are long and cannot be guessed', { users: ['userId'], blockedBy: ['C1-1'] }, async (context) => {
  const tokens = [await issueToken(context), await issueToken(context), await issueToken(context), await issueToken(context)]

  const weaknesses = weaknessesOf('adapter token', tokens)

  assert.deepEqual(weaknesses, [])
})
