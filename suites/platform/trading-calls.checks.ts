import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { newTrader } from './accounts.ts'
import { makeTradingCalls, type WholeCall } from './whole-calls.ts'

async function statuses({ platform }: PlatformContext, calls: WholeCall[], extras: { credential?: 'none' } = {}) {
  const found: { operationId: string; status: number }[] = []
  for (const { operationId, ...call } of calls) {
    const { status } = await platform.call(operationId, { malformed: true, ...call, ...extras, unjudged: true })
    found.push({ operationId, status })
  }
  return found
}

check('AUTH-6', 'the manager token in the query opens every trading call', { blockedBy: ['T1-1'] }, async (context) => {
  const calls = await makeTradingCalls(context)

  const answers = await statuses(context, calls)

  const closed = answers.filter(({ status }) => status >= 400)
  assert.deepEqual(closed, [])
})

check('AUTH-8', 'a trading call without a manager token answers 401', { blockedBy: ['T1-1'] }, async (context) => {
  const calls = await makeTradingCalls(context)

  const answers = await statuses(context, [...calls, { operationId: 'createTrader', body: newTrader(context) }], { credential: 'none' })

  const others = answers.filter(({ status }) => status !== 401)
  assert.deepEqual(others, [])
})

check('ERR-7', 'trading calls are turned down with 401, 403 or 404', async ({ platform }) => {
  const answers = [
    await platform.createTrader({ malformed: true, body: {} }),
    await platform.getTrader({ path: { login: 987_654_321_012 } }),
    await platform.listTraders({ malformed: true, query: {} }),
    await platform.listSymbols({ credential: 'none' }),
  ]

  assume(answers.some(refused), 'calls are turned down at all')
  const others = answers.filter((answer) => refused(answer) && ![401, 403, 404].includes(answer.status))
  assert.deepEqual(
    others.map(({ exchange, status }) => `${exchange.operation}: ${status}`),
    [],
  )
})

check('HTTP-31', 'trading calls stand under /v2', { blockedBy: ['T1-1'] }, async (context) => {
  const calls = await makeTradingCalls(context)

  const answers = await statuses(context, calls, { credential: 'none' })

  // Nobody is let in without a token, and only where somebody is at home one is told so.
  const absent = answers.filter(({ status }) => [404, 405, 501].includes(status))
  assert.deepEqual(absent, [])
})
