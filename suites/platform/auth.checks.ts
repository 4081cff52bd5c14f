import assert from 'node:assert/strict'
import { alterToken } from '../kit/alter.ts'
import { assume, refused } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeAccount } from './accounts.ts'
import { makeAllCalls, makeIdentityCalls, type WholeCall } from './whole-calls.ts'

const MADE = { blockedBy: ['B1-1', 'T1-1', 'B7-1'] }
const BEARERS = ['listInvitedUsers', 'listUsers', 'issueSsoCode']
const ACCOUNT_LIST = 'listLinkedAccounts'

/** Makes the calls one after the other, and tells those whose answer is none of the wanted ones. */
async function findOthers(
  { platform }: PlatformContext,
  calls: WholeCall[],
  extras: { credential?: 'none' | 'wrong' },
  isWanted: (answer: Answer) => boolean,
): Promise<string[]> {
  const others = []
  for (const { operationId, ...call } of calls) {
    const answer = await platform.call(operationId, { ...call, ...extras, unjudged: true })
    if (!isWanted(answer)) others.push(`${operationId}: ${answer.status}`)
  }
  return others
}

check('AUTH-4', 'the manager token in the query opens B1 to B11 and B16 to B19', MADE, async (context) => {
  const all = await makeIdentityCalls(context)
  const calls = all.filter(({ operationId }) => ![...BEARERS, ACCOUNT_LIST].includes(operationId))

  const closed = await findOthers(context, calls, {}, ({ status }) => status < 400)

  assume(calls.length === 15, 'fifteen calls take the token in the query')
  assert.deepEqual(closed, [])
})

check('AUTH-5', 'the manager token as a bearer token opens B13 to B15', MADE, async (context) => {
  const all = await makeIdentityCalls(context)
  const calls = all.filter(({ operationId }) => BEARERS.includes(operationId))

  const closed = await findOthers(context, calls, {}, ({ status }) => status < 400)

  assume(calls.length === 3, 'three calls take a bearer token')
  assert.deepEqual(closed, [])
})

check('AUTH-7', 'an identity call without a manager token answers 401', MADE, async (context) => {
  const { platform, observe } = context
  const calls = await makeIdentityCalls(context)

  const others = await findOthers(context, calls, { credential: 'none' }, ({ status }) => status === 401)

  const sample = await platform.listUsers({ credential: 'none', unjudged: true })
  observe('I-03', sample.status, { 'auth.managerToken.missingStatus': sample.status })
  assume(calls.length === 19, 'there are nineteen identity calls')
  assert.deepEqual(others, [])
})

check('AUTH-9', 'a manager token that nobody issued opens nothing', MADE, async (context) => {
  const { platform, credentials, observe } = context
  const calls = await makeAllCalls(context)
  const { managerToken = '' } = credentials
  const half = { credential: { value: managerToken.slice(0, managerToken.length / 2) }, unjudged: true }

  const others = await findOthers(context, calls, { credential: 'wrong' }, ({ status }) => [401, 403, 404].includes(status))
  const halfOpened = [await platform.listUsers(half), await platform.listSymbols(half)].filter(({ status }) => status < 300)

  const sample = await platform.listUsers({ credential: 'wrong', unjudged: true })
  observe('I-03', sample.status, { 'auth.managerToken.unknownStatus': sample.status })
  assume(calls.length === 31, 'there are thirty-one calls')
  assert.deepEqual([...others, ...(await findOpened(context))], [])
  assert.equal(halfOpened.length, 0, 'half of a token opens nothing')
})

/** Tokens that are almost the manager's, and open something all the same. */
async function findOpened({ platform, credentials }: PlatformContext): Promise<string[]> {
  const token = credentials['managerToken']!
  const altered = [0, 0.5, 1].map((share) => alterToken(token, share))
  const wrong = [...altered, token.slice(0, Math.ceil(token.length / 2))].filter((value) => value !== token)
  const opened = []
  for (const value of wrong) {
    const input = { credential: { value }, unjudged: true as const }
    const answers = [await platform.listSymbols(input), await platform.listUsers(input)]
    if (!answers.every(refused)) opened.push(`a token that is almost the right one: ${answers.map(({ status }) => status).join(', ')}`)
  }
  return opened
}

check(
  'AUTH-10',
  'a manager who may not authenticate users may make every other call',
  { blockedBy: ['T1-1'], needs: ['credentials.managerTokenWithoutAuthPermission'] },
  async (context) => {
    const { platform, given, settle } = context
    const { login } = await makeAccount(context)
    await settle()
    const credential = 'withoutAuthPermission' as const

    const answers = [
      await platform.listLinkedAccounts({ body: { environmentName: given.environmentName, limit: 1 }, credential }),
      await platform.listInvitedUsers({ credential }),
      await platform.getTrader({ path: { login }, credential }),
      await platform.listSymbols({ credential }),
    ]

    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    )
  },
)

check('AUTH-11', 'a manager token at another place is no token', async (context) => {
  const { platform, run, credentials } = context
  const token = credentials['managerToken']!
  const elsewhere = { credential: 'none' as const, unjudged: true }
  const honest = await platform.listUsers({})
  assume(honest.status === 200, 'the token works in its place')

  const inHeader = await platform.createUser({ body: { email: run.email() }, ...elsewhere, headers: { authorization: `Bearer ${token}` } })
  const inQuery = await platform.listUsers({ ...elsewhere, extraQuery: [['token', token]] })
  const withoutScheme = await platform.listUsers({ ...elsewhere, headers: { authorization: token } })

  assert.deepEqual([inHeader, inQuery, withoutScheme].map(refused), [true, true, true])
})

check('AUTH-12', 'whether managers can ask for a token', { writes: false }, async ({ platform, run, observe }) => {
  const body = { login: run.number(), hashedPassword: run.password().md5 }

  const answer = await platform.call('issueManagerToken', { body, unjudged: true })

  observe('U-10', `a stranger who asks for a token is answered ${answer.status}`, {})
})
