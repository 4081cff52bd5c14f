import assert from 'node:assert/strict'
import { check } from '../kit/adapter.ts'
import { assume } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import { givesOneAtATime, issueToken, openedIds, outlastRevokedTokens, said, tokenRequest } from './tokens.ts'

const ROUNDS = 10
const isPutOff = ({ status }: Answer<unknown>) => status === 429 || status === 503

check('RACE-9', 'calls at the same time each get their own answer', { lane: 'race', users: ['userId'] }, async (context) => {
  const { race, given, target, run } = context
  const body = tokenRequest(context)
  const canLook = target.hooks['session'] !== undefined && given.has('uidTraderAccountIds')
  const chosen = canLook ? given.uidTraderAccountIds.slice(0, 1) : []
  const all = canLook ? await openedIds(context, await issueToken(context)) : []
  await outlastRevokedTokens(context)
  const wrong: string[] = []
  let judged = 0
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await race(9, ({ adapter }, index) => {
      if (index % 3 === 1) return adapter.generateAdapterToken({ malformed: true, body: { userId: given.userId } })
      return adapter.generateAdapterToken({
        body: index % 3 === 2 && canLook ? { ...body, uidTraderAccountIds: chosen as number[] } : body,
      })
    })
    if (answers.some(isPutOff)) continue
    judged++
    const expected = answers.map((_, index) => (index % 3 === 1 ? 'error' : 'ok'))
    const got = answers.map((answer) => String(said(answer).s))
    if (got.join() !== expected.join()) wrong.push(`expected ${expected.join()}, got ${got.join()}`)
    if (!canLook || wrong.length > 0) continue
    const [wide, , narrow] = answers.map((answer) => String(said(answer).d))
    const opened = [await openedIds(context, wide ?? ''), await openedIds(context, narrow ?? '')]
    if (opened.join(' and ') !== [all, chosen].join(' and ')) wrong.push(`two tokens open ${opened.join(' and ')}`)
  }

  const ends = [await issueToken(context), await issueToken(context)]
  const loggedOut = await race(4, ({ adapter }, index) => adapter.revokeAdapterToken({ credential: { value: ends[index] ?? run.token() } }))

  assume(judged > 0, 'the adapter takes nine requests at once')
  assert.deepEqual(wrong.slice(0, 3), [])
  assume(!loggedOut.some(isPutOff), 'the adapter takes four requests at once')
  assert.deepEqual(
    loggedOut.map((answer) => said(answer).s),
    [givesOneAtATime(context) ? said(loggedOut[0] as Answer).s : 'ok', 'ok', 'error', 'error'],
  )
})
