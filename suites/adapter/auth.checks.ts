import assert from 'node:assert/strict'
import { check } from '../kit/adapter.ts'
import { isOk, tokenRequest } from './tokens.ts'

check('AUTH-14', 'C1 accepts the bearer credential of the deployment', async (context) => {
  const { adapter, credentials } = context
  const headers = { authorization: `Bearer ${credentials.bearer}` }

  const answer = await adapter.generateAdapterToken({ body: tokenRequest(context), credential: 'none', headers })

  assert.ok(isOk(answer), 'the answer is s=ok')
})
