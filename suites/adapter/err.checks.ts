import assert from 'node:assert/strict'
import { type AdapterContext, check } from '../kit/adapter.ts'
import { assume, succeeded } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import { holdsToken, isOk, issueToken, logOut, said, tokenRequest } from './tokens.ts'

/** Calls that must fail, with their names. */
async function collectFailures(context: AdapterContext): Promise<[name: string, answer: Answer<unknown>][]> {
  const { adapter, run } = context
  const body = tokenRequest(context)
  return [
    ['C1 with a wrong credential', await adapter.generateAdapterToken({ body, credential: 'wrong' })],
    ['C1 without a credential', await adapter.generateAdapterToken({ body, credential: 'none' })],
    ['C1 without fields', await adapter.generateAdapterToken({ malformed: true, body: {} })],
    ['C2 without a token', await adapter.revokeAdapterToken({ credential: 'none' })],
    ['C2 with an invented token', await logOut(context, run.token())],
  ]
}

check('ERR-13', 'a failure is told by s=error and a text, and gives no token away', { users: ['userId'] }, async (context) => {
  const { bearer } = context.credentials
  const givesAway = (answer: Answer<unknown>) =>
    holdsToken(answer) || (answer.text.includes(bearer) && !answer.exchange.request.headers.some(([, value]) => value.includes(bearer)))
  const failures = await collectFailures(context)

  const wrong = failures.filter(([, answer]) => said(answer).s !== 'error' || typeof said(answer).errmsg !== 'string' || givesAway(answer))

  assert.deepEqual(
    wrong.map(([name]) => name),
    [],
  )
  assume(isOk(await logOut(context, await issueToken(context))), 'without the fault both calls work')
})

check('ERR-14', 'which status C1 gives', async (context) => {
  const success = await context.adapter.generateAdapterToken({ body: tokenRequest(context) })
  const failures = await collectFailures(context)

  const statuses = failures.filter(([name]) => name.startsWith('C1')).map(([, { status }]) => status)

  const [refusal] = statuses
  context.observe('U-09', `success ${success.status}, failure ${[...new Set(statuses)].join(' and ')}`, {
    ...(succeeded(success) && { 'adapter.generateStatus': success.status }),
    ...(new Set(statuses).size === 1 && { 'adapter.refusalStatus': refusal }),
  })
})
