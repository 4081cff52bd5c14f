import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange } from './exchange.ts'
import { Inconclusive, NotTested } from './outcome.ts'
import type { TimeSource } from './target.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Nothing is judged closer to an edge than this, unless the clock is frozen. */
const MARGIN = 2 * SECOND
/** A must-accept probe aims this far before the edge, so that its answer is in before the margin begins. */
const AIM = 5 * SECOND

/** A timer may fire a moment before its time. */
const TIMERS_ARE_EARLY_BY = 20

/** When something began to live: not before `sentAt`, not after `receivedAt`. */
export interface Birth<T> {
  value: T
  sentAt: number
  receivedAt: number
  /** How far the clock had been moved by then. */
  movedBefore: number
  movedAfter: number
}

/** The clock of the target, as far as the run can move it. One for a run. */
export interface Clock {
  source: TimeSource
  /** Milliseconds by which the run has moved it so far. */
  moved: number
  move(ms: number): Promise<void>
}

export interface Time {
  kind: TimeSource['kind']
  /** Does what starts a life, and remembers between which two moments that was. */
  birth<T>(start: () => Promise<T>): Promise<Birth<T>>
  /** Probes while less than `life` has passed, as late as can be judged. */
  before<T, A>(birth: Birth<T>, life: number, probe: (value: T) => Promise<A>): Promise<A>
  /** Probes when at least `life` has passed, as early as can be judged. */
  after<T, A>(birth: Birth<T>, life: number, probe: (value: T) => Promise<A>): Promise<A>
  /** Lets at least this much time pass. */
  pass(ms: number): Promise<void>
}

export interface TimeParts {
  clock: Clock
  /** The exchanges of the check so far. */
  exchanges: Exchange[]
  signal: AbortSignal
}

/** The time as one check sees it. */
export function makeTime({ clock, exchanges, signal }: TimeParts): Time {
  const { source } = clock

  const bracket = async <T>(work: () => Promise<T>): Promise<Birth<T>> => {
    const start = { count: exchanges.length, at: performance.now(), moved: clock.moved }
    const value = await work()
    const own = exchanges.slice(start.count)
    const sentAt = Math.min(...own.map((exchange) => exchange.sentAt), own.length > 0 ? Number.POSITIVE_INFINITY : start.at)
    const receivedAt = own.length > 0 ? Math.max(...own.map((exchange) => exchange.receivedAt)) : performance.now()
    return { value, sentAt, receivedAt, movedBefore: start.moved, movedAfter: clock.moved }
  }

  const reach = (ms: number): Promise<void> => moveOrWait(clock, ms, signal)

  return {
    kind: source.kind,
    birth: bracket,
    async before(birth, life, probe) {
      const edge = source.kind === 'control' ? 1 : AIM
      await reach(life - edge - mostPassed(source, birth, clock.moved, performance.now()))
      const probed = await bracket(() => probe(birth.value))
      const most = mostPassed(source, birth, probed.movedAfter, probed.receivedAt)
      const limit = source.kind === 'control' ? life - 1 : life - MARGIN
      if (most > limit)
        throw new Inconclusive(`up to ${Math.ceil(most)} ms may have passed before the answer came: too near to the edge of ${life} ms`)
      return probed.value
    },
    async after(birth, life, probe) {
      const wanted = source.kind === 'real' ? life + MARGIN : life
      await reach(wanted - leastPassed(source, birth, clock.moved, performance.now()))
      const probed = await bracket(() => probe(birth.value))
      const least = leastPassed(source, birth, probed.movedBefore, probed.sentAt)
      if (least < wanted)
        throw new Inconclusive(
          `only ${Math.floor(least)} ms must have passed when the request was sent: too near to the edge of ${life} ms`,
        )
      return probed.value
    },
    pass: (ms) => reach(source.kind === 'real' ? ms + MARGIN : ms),
  }
}

/** At most this much can have passed at the target. A frozen clock moves only when told to; any other runs on. */
function mostPassed(source: TimeSource, birth: Birth<unknown>, moved: number, until: number): number {
  const byHand = moved - birth.movedBefore
  return source.kind === 'control' ? byHand : byHand + (until - birth.sentAt)
}

/** At least this much must have passed. A clock that is moved through a hook may stand still between two calls. */
function leastPassed(source: TimeSource, birth: Birth<unknown>, moved: number, since: number): number {
  const byHand = moved - birth.movedAfter
  return source.kind === 'real' ? since - birth.receivedAt : byHand
}

async function moveOrWait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return
  const { source } = clock
  if (source.kind === 'none') throw new NotTested('no clock: the profile gives neither time.hook nor time.maxWaitMs')
  if (source.kind !== 'real') return clock.move(Math.ceil(ms))
  if (ms > source.maxWaitMs)
    throw new NotTested(`needs ${Math.ceil(ms / 1000)} s to pass, more than time.maxWaitMs allows; a time hook would do`)
  await sleep(ms + TIMERS_ARE_EARLY_BY, undefined, { signal })
}
