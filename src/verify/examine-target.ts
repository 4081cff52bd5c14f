import { makeContext } from '../../suites/kit/check-context.ts'
import { Unreachable } from '../../suites/kit/outcome.ts'
import type { Session } from '../../suites/kit/session.ts'
import { examineCallbacks } from './examine-callbacks.ts'
import { type Call, EXAMINATIONS } from './examine-roles.ts'
import type { Symptom } from './symptom.ts'

const LARGEST_SKEW_MS = 5_000

/** Looks at a target before a run: is it there, does it know us, is what the profile names really there? */
export async function examineTarget(session: Session): Promise<Symptom[]> {
  const { target } = session
  const context = makeContext(session, 'doctor', { exchanges: [], warnings: [] }) as unknown as Record<string, { call: Call }>
  const call: Call = (id, input) => context[target.role]!.call(id, input)
  const reached = await examineAddress(session)
  if (reached.some(({ state }) => state === 'unreachable')) return reached
  return [
    ...reached,
    ...(await EXAMINATIONS[target.role](session, call)),
    ...(await examineHooks(session)),
    ...examineTime(session),
    ...(await examineCallbacks(session)),
  ]
}

async function examineAddress(session: Session): Promise<Symptom[]> {
  const { target, wire } = session
  const request = { method: 'GET', url: `${target.url}/`, headers: [['accept', 'application/json']] as [string, string][], to: target.role }
  try {
    const before = Date.now()
    const { response } = await wire.exchange(request, () => {}, wire.carry)
    const told = Date.parse(response?.headers.find(([name]) => name === 'date')?.[1] ?? '')
    return [{ state: 'fine', what: `${target.url} answers` }, examineSkew(told, before, Date.now())]
  } catch (error) {
    const isThere = !(error instanceof Unreachable)
    const remedy = isThere
      ? 'Something listens and does not speak HTTP in time: is it the right port?'
      : 'Is it running? Does the address in the profile lead there from this machine?'
    return [{ state: 'unreachable', what: (error as Error).message, remedy }]
  }
}

/** The Date header has whole seconds, so a second either way means nothing. */
function examineSkew(told: number, before: number, after: number): Symptom {
  if (Number.isNaN(told)) return { state: 'fine', what: 'the target tells no time (no Date header); the run does not need it' }
  const skew = told > after ? told - after : before - told - 1_000
  if (skew < LARGEST_SKEW_MS) return { state: 'fine', what: 'the clocks agree' }
  return {
    state: 'doubtful',
    what: `the clocks differ by ${Math.round(skew / 1000)} s`,
    remedy: 'Lives are measured on one clock, so verdicts hold; filters by time may surprise. Synchronise the clocks.',
  }
}

/** Hooks are only knocked at: what they do belongs into the run. */
async function examineHooks({ target, wire }: Session): Promise<Symptom[]> {
  if (target.isSimulator) return []
  const urls = Object.entries(target.hooks).map(([name, { url }]) => [`hooks.${name}`, url] as [name: string, url: string])
  if (target.time.kind === 'hook') urls.push(['time.hook', target.time.url])
  return Promise.all(
    urls.map(async ([name, url]) => {
      try {
        await wire.exchange({ method: 'GET', url, headers: [], to: 'hook' }, () => {}, wire.carry)
        return { state: 'fine', what: `${name} answers` } satisfies Symptom
      } catch (error) {
        return {
          state: 'wrong',
          what: `${name}: ${(error as Error).message}`,
          remedy: 'Start what serves the hook, or leave it out of the profile.',
        } satisfies Symptom
      }
    }),
  )
}

function examineTime({ target }: Session): Symptom[] {
  if (target.time.kind === 'none')
    return [
      {
        state: 'doubtful',
        what: 'nothing is said about time',
        remedy: 'time.maxWaitMs: 65000 tests lives of 60 seconds; a time hook tests all.',
      },
    ]
  if (target.time.kind !== 'real') return []
  const isLongEnough = target.time.maxWaitMs >= 62_000
  return isLongEnough
    ? [{ state: 'fine', what: 'lives of 60 seconds are waited for; 7 and 30 days stay untested without a time hook' }]
    : [{ state: 'doubtful', what: `time.maxWaitMs is ${target.time.maxWaitMs}`, remedy: 'A life of 60 seconds needs at least 62000.' }]
}
