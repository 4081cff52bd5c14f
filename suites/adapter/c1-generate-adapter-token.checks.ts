import assert from 'node:assert/strict'
import { check } from '../kit/adapter.ts'
import { assume, succeeded } from '../kit/assume.ts'
import { nearMisses } from '../kit/near-misses.ts'
import { holdsToken, isError, isOk, issueToken, logOut, said, tokenAfterLogOut, tokenRequest } from './tokens.ts'

check('C1-1', 'a valid call gets a token', { users: ['userId'] }, async (context) => {
  const answer = await context.adapter.generateAdapterToken({ body: tokenRequest(context) })

  assert.ok(succeeded(answer), `the status is one of success, not ${answer.status}`)
  assert.equal(said(answer).s, 'ok')
  assert.equal(typeof said(answer).d, 'string')
  assert.notEqual(said(answer).d, '', 'the token is not empty')
  const token = await issueToken(context)
  if (!isOk(await logOut(context, token))) return
  assert.notEqual(await tokenAfterLogOut(context, token), token, 'a token that was logged out is not given out again')
})

check('C1-2', 'a success has no errmsg', { blockedBy: ['C1-1'] }, async (context) => {
  const answer = await context.adapter.generateAdapterToken({ body: tokenRequest(context) })

  assume(isOk(answer), 'the call succeeds')
  const { errmsg } = said(answer)
  assert.ok(errmsg == null || errmsg === '', `there is no errmsg, and not ${JSON.stringify(errmsg)}`)
  if (errmsg === '') context.warn('a success holds an empty errmsg, which is to be left out')
})

check('C1-3', 'a failure has a text that says why', { writes: false }, async (context) => {
  const body = tokenRequest(context)
  const wrongBearer = await context.adapter.generateAdapterToken({ body, credential: 'wrong' })
  const incomplete = await context.adapter.generateAdapterToken({ malformed: true, body: {} })

  const failures = [wrongBearer, incomplete].filter((answer) => !isOk(answer))

  assume(failures.length > 0, 'some call fails')
  const told = failures.map((answer) => [said(answer).s, typeof said(answer).errmsg])
  assert.deepEqual(
    told,
    failures.map(() => ['error', 'string']),
  )
  if (failures.some((answer) => said(answer).errmsg === '')) context.warn('the errmsg of a failure is empty, and says nothing')
})

check('C1-4', 'without the right bearer credential there is no token', async (context) => {
  const { adapter, credentials, run } = context
  const body = tokenRequest(context)
  const withHeader = (authorization: string) => adapter.generateAdapterToken({ body, credential: 'none', headers: { authorization } })
  const answers = [
    await adapter.generateAdapterToken({ body, credential: 'none' }),
    await adapter.generateAdapterToken({ body, credential: 'wrong' }),
    await adapter.generateAdapterToken({ body, credential: { value: `${credentials.bearer}x` } }),
    ...(await Promise.all(nearMisses(credentials.bearer).map((value) => adapter.generateAdapterToken({ body, credential: { value } })))),
    await adapter.generateAdapterToken({ body, credential: { value: credentials.bearer.slice(0, -1) || 'xx' } }),
    await withHeader('Bearer'),
    await withHeader(`Basic ${run.token()}`),
  ]

  const control = await adapter.generateAdapterToken({ body })

  assert.equal(answers.filter((answer) => isOk(answer) || holdsToken(answer)).length, 0, 'nothing but the right credential gets a token')
  assert.ok(
    answers.every(isError),
    `each answers s=error, not ${answers
      .filter((answer) => !isError(answer))
      .map(({ text }) => text)
      .join(' or ')}`,
  )
  assert.ok(!answers.some(({ status }) => status >= 500), 'none is answered 5xx, which is no refusal')
  assume(isOk(control), 'the right credential gets a token')
  if (isOk(await withHeader(credentials.bearer))) context.warn('the credential is taken without the scheme Bearer')
  if (isOk(await withHeader(`Basic ${credentials.bearer}`))) context.warn('the credential is taken under the scheme Basic')
})

check('C1-5', 'a body without userId or without brokerNames gets no token', async (context) => {
  const { adapter } = context
  const { userId, brokerNames } = tokenRequest(context)
  const withoutUser = await adapter.generateAdapterToken({ malformed: true, body: { brokerNames } })
  const withoutBrokers = await adapter.generateAdapterToken({ malformed: true, body: { userId } })
  const empty = await adapter.generateAdapterToken({ malformed: true, body: {} })
  const control = await adapter.generateAdapterToken({ body: { userId, brokerNames } })

  const answers = [withoutUser, withoutBrokers, empty]

  assert.ok(!answers.some((answer) => isOk(answer) || holdsToken(answer)), 'no incomplete body gets a token')
  assert.ok(answers.every(isError), 'each answers s=error')
  assume(isOk(control), 'a complete body gets a token')
})

check('C1-8', 'a token is issued with isVerified, true or false, and without', async (context) => {
  const body = tokenRequest(context)

  const without = await context.adapter.generateAdapterToken({ body })
  const verified = await context.adapter.generateAdapterToken({ body: { ...body, isVerified: true } })
  const unverified = await context.adapter.generateAdapterToken({ body: { ...body, isVerified: false } })

  assume([without, verified, unverified].some(isOk), 'one of the three gets a token')
  assert.deepEqual([said(without).s, said(verified).s, said(unverified).s], ['ok', 'ok', 'ok'])
})

check('C1-16', 'a field of another type gets no token', async (context) => {
  const { adapter, given } = context
  const body = tokenRequest(context)
  const wrong: Record<string, unknown>[] = [
    { ...body, userId: String(given.userId) },
    { ...body, userId: 1.5 },
    { ...body, userId: null },
    { ...body, userId: [given.userId] },
    { ...body, brokerNames: given.brokerNames[0] },
    { ...body, brokerNames: [1, 2] },
    { ...body, brokerNames: {} },
    { ...body, brokerNames: null },
    { ...body, uidTraderAccountIds: 'all' },
    { ...body, uidTraderAccountIds: ['1'] },
    { ...body, isVerified: 'true' },
    { ...body, isVerified: 1 },
  ]

  const accepted = []
  for (const one of wrong) if (isOk(await adapter.generateAdapterToken({ malformed: true, body: one }))) accepted.push(one)

  assert.deepEqual(accepted, [])
})

check('C1-17', 'what an unknown userId gets', async (context) => {
  const { adapter, run } = context

  const answer = await adapter.generateAdapterToken({ body: { ...tokenRequest(context), userId: run.number() } })

  assert.ok(isError(answer), 'it answers s=error')
})
