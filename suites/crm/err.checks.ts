import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import type { Answer } from '../kit/exchange.ts'
import { NotApplicable } from '../kit/outcome.ts'
import { MINUTE } from '../kit/time.ts'
import { collectRefusals, refusedAmong } from './refusals.ts'

const options = { users: ['otherUserId' as const] }
const CODES = /CH_CLIENT_AUTH_FAILURE|CH_INSUFFICIENT_PERMISSIONS|CID_TOKEN_EXPIRED|CID_NON_EXISTED_TOKEN/

check('ERR-1', 'calls are turned down with 400, 403, 404, 410 or 417', options, async (context) => {
  const { unauthenticated, incomplete, unknown } = await collectRefusals(context)

  const refusals = refusedAmong(unauthenticated, incomplete, unknown)

  assume(refusals.length > 0, 'some call is refused')
  const others = refusals.filter(([, { status }]) => ![400, 403, 404, 410, 417].includes(status))
  assert.deepEqual(
    others.map(([ref, { status }]) => `${ref}: ${status}`),
    [],
  )
})

check('ERR-2', 'a 403 for a wrong credential names CH_CLIENT_AUTH_FAILURE', options, async (context) => {
  const { unauthenticated } = await collectRefusals(context)

  const forbidden = refusedAmong(unauthenticated).filter(([, { status }]) => status === 403)

  assume(forbidden.length > 0, 'some call answers 403')
  const silent = forbidden.filter(([, { text }]) => !text.includes('CH_CLIENT_AUTH_FAILURE'))
  assert.deepEqual(
    silent.map(([ref]) => ref),
    [],
  )
})

check('ERR-3', 'a 400 and a 404 name no code', options, async (context) => {
  const { incomplete, unknown } = await collectRefusals(context)

  const plain = refusedAmong(incomplete, unknown).filter(([, { status }]) => status === 400 || status === 404)

  assume(plain.length > 0, 'some call answers 400 or 404')
  const coded = plain.filter(([, { text }]) => CODES.test(text))
  assert.deepEqual(
    coded.map(([ref, { status, text }]) => `${ref}: ${status} with ${CODES.exec(text)?.[0]}`),
    [],
  )
})

check(
  'ERR-4',
  'a 410 names CID_TOKEN_EXPIRED, and a 417 CID_NON_EXISTED_TOKEN',
  { lane: 'time', needs: ['clock'], waitsMs: 62_000, users: ['otherUserId'] },
  async (context) => {
    const { crm, given, run, time } = context
    const redeem = (code: string) => crm.authorizeOneTime({ body: { code } })
    const used = await crm.issueOneTimeToken(given.otherUserId)
    assume((await redeem(used)).status === 200, 'a fresh code works')
    const birth = await time.birth(() => crm.issueOneTimeToken(given.otherUserId))
    context.releaseUsers()
    const refusals = [await time.after(birth, MINUTE, redeem), await redeem(used), await redeem(run.token()), await redeem('%')]

    const gone = refusals.filter(({ status }) => status === 410)
    const failed = refusals.filter(({ status }) => status === 417)

    if (gone.length + failed.length === 0) throw new NotApplicable('this CRM answers neither 410 nor 417')
    assert.ok(
      gone.every(({ text }) => text.includes('CID_TOKEN_EXPIRED')),
      'a 410 names CID_TOKEN_EXPIRED',
    )
    assert.ok(
      failed.every(({ text }) => text.includes('CID_NON_EXISTED_TOKEN')),
      'a 417 names CID_NON_EXISTED_TOKEN',
    )
  },
)

check('ERR-5', 'a refused call gives nothing away', options, async (context) => {
  const { crm, given, credentials } = context
  const used = await crm.issueOneTimeToken(given.otherUserId)
  assume((await crm.authorizeOneTime({ body: { code: used } })).status === 200, 'a fresh code works')
  const replay = await crm.authorizeOneTime({ body: { code: used } })
  const { unauthenticated, incomplete, unknown } = await collectRefusals(context)

  const refusals = refusedAmong(unauthenticated, incomplete, unknown, { 'A2 again': replay })

  assume(refusals.length > 0, 'some call is refused')
  const known = { 'the password of A1': credentials.apiPassword, 'a crmApiToken': await crm.apiToken() }
  const givenAway = refusals.flatMap(([ref, answer]) =>
    [...findSecrets(answer, given.otherUserId), ...findKnown(answer, known)].map((name) => `${ref}: ${name}`),
  )
  assert.deepEqual(givenAway, [])
})

/** The fields of a refusal that hold a token, or the user whom the call did not name. An echo of what was sent is harmless. */
function findSecrets(answer: Answer<unknown>, userId: number): string[] {
  assert.ok(refused(answer))
  const sent = sentWith(answer)
  const body = Object.entries((answer.body ?? {}) as Record<string, unknown>)
  const tokens = body.filter(([name]) => ['crmApiToken', 'accessToken', 'inappToken', 'token'].includes(name))
  const fresh = tokens.filter(([, value]) => typeof value === 'string' && value !== '' && !sent.includes(value))
  const users = body.filter(([name, value]) => name === 'userId' && String(value) === String(userId) && !sent.includes('userId'))
  return [...fresh, ...users].map(([name]) => name)
}

/** The secrets that stand anywhere in a refusal, though the call did not hold them. */
function findKnown(answer: Answer<unknown>, secrets: Record<string, string>): string[] {
  const sent = sentWith(answer)
  const told = Object.entries(secrets).filter(([, secret]) => answer.text.includes(secret) && !sent.includes(secret))
  return told.map(([name]) => name)
}

function sentWith({ exchange: { request } }: Answer<unknown>): string {
  return `${decodeURIComponent(request.url)} ${request.body}`
}
