import assert from 'node:assert/strict'
import fc from 'fast-check'
import { nest } from '../kit/bad-json.ts'
import { stringifyExact } from '../kit/json.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { putAt } from './bad-input.ts'
import { NO_JSON } from './bad-json.ts'
import { ODD_INTEGERS, ODD_NUMERALS, ODD_STRINGS } from './bad-values.ts'
import { makeAllCalls, makeIdentityCalls, type WholeCall } from './whole-calls.ts'

/** A call that nobody in his right mind would make. */
interface Probe extends WholeCall {
  rawBody?: string
}

/** So many probes reach a target that is no simulator; which ones, the run's seed decides. */
const MOST_ELSEWHERE = 120
/** Too costly to make by chance: they would leave accounts behind. */
const CREATORS = ['createTrader', 'deleteTrader']

check(
  'HTTP-9',
  'no bad input is answered with 5xx or not at all',
  { lane: 'robustness', leaves: 'users with odd e-mails' },
  async (context) => {
    const { platform } = context
    const identity = await makeIdentityCalls(context)
    const all = await makeAllCalls(context)
    const probes = choose(context, [
      ...withArbitraryBodies(context, all),
      ...withoutJson(all),
      ...withUnknownFields(identity),
      ...withOddFields(identity),
      ...withOddParameters(identity),
      ...tooDeep(all),
    ])

    const broken: string[] = []
    await Promise.all(
      probes.map(async ({ operationId, ...call }) => {
        const { status } = await platform.call(operationId, { malformed: true, unjudged: true, ...call })
        if (status >= 500 && status !== 503) broken.push(`${operationId} ${stringifyExact(call).slice(0, 120)}: ${status}`)
      }),
    )

    assert.deepEqual(broken, [])
  },
)

/** Any JSON at all in the place of the body. */
function withArbitraryBodies({ run }: PlatformContext, calls: WholeCall[]): Probe[] {
  const values = fc.sample(fc.jsonValue({ maxDepth: 4 }), { numRuns: 6 * calls.length, seed: Math.floor(run.random() * 2 ** 31) })
  return calls.flatMap((call, index) => (call.body ? values.slice(6 * index, 6 * index + 6).map((value) => replaceBody(call, value)) : []))
}

function replaceBody({ body: _body, ...call }: WholeCall, value: unknown): Probe {
  return { ...call, rawBody: JSON.stringify(value) }
}

function withoutJson(calls: WholeCall[]): Probe[] {
  const withBody = calls.filter(({ body, operationId }) => body && !CREATORS.includes(operationId))
  return NO_JSON.map((rawBody, index) => ({ ...replaceBody(withBody[index % withBody.length]!, null), rawBody }))
}

/** Whole calls with one field more than they have. */
function withUnknownFields(calls: WholeCall[]): Probe[] {
  return calls.filter(({ body }) => body).map((call) => ({ ...call, body: { ...call.body, extra: 'x' } }))
}

/** Every field of a whole call in turn, with every odd value of its kind. */
function withOddFields(calls: WholeCall[]): Probe[] {
  return calls.flatMap(({ body = {}, ...call }) =>
    Object.entries(body).flatMap(([name, value]) => {
      const odd = typeof value === 'string' ? ODD_STRINGS : Number.isInteger(value) ? ODD_INTEGERS : [null, 5, 'x', [], {}, [null]]
      return putAt(body, name, odd).map((bad) => ({ ...call, body: bad.body as Record<string, unknown> }))
    }),
  )
}

function withOddParameters(calls: WholeCall[]): Probe[] {
  const odd = [...ODD_NUMERALS, ...ODD_STRINGS.filter((text) => text.length < 1_000)]
  const inQuery = calls.flatMap((call) =>
    Object.keys(call.query ?? {}).flatMap((name) => odd.map((value) => ({ ...call, query: { ...call.query, [name]: wellFormed(value) } }))),
  )
  const inPath = calls.flatMap((call) =>
    Object.keys(call.path ?? {}).flatMap((name) => odd.map((value) => ({ ...call, path: { [name]: wellFormed(value) } }))),
  )
  return [...inQuery, ...inPath]
}

/** A URL cannot carry half a character. */
function wellFormed(text: string): string {
  return text.toWellFormed()
}

function tooDeep(calls: WholeCall[]): Probe[] {
  const withBody = calls.filter(({ body, operationId }) => body && !CREATORS.includes(operationId))
  return [65, 5_000].flatMap((depth) => withBody.slice(0, 3).map((call) => ({ ...replaceBody(call, null), rawBody: nest(depth) })))
}

function choose({ target, run }: PlatformContext, probes: Probe[]): Probe[] {
  if (target.isSimulator || probes.length <= MOST_ELSEWHERE) return probes
  return probes
    .map((probe) => ({ probe, draw: run.random() }))
    .sort((a, b) => a.draw - b.draw)
    .slice(0, MOST_ELSEWHERE)
    .map(({ probe }) => probe)
}
