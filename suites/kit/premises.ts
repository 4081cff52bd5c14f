import type { Ending } from './judge.ts'
import type { CheckDefinition, Need } from './registry.ts'
import type { Target } from './target.ts'

type Obstacle = Pick<Ending, 'verdict' | 'reason'>

/** As much of a session as must be known to tell whether a check can run. */
export interface Offer {
  target: Target
  receiver: unknown
  stop: AbortController
  unreachable: string | undefined
  silent?: string | undefined
}

export interface Selection {
  only?: string[]
  readOnly?: boolean
}

/** Why a check cannot or shall not run against this target. */
export function findObstacle(session: Offer, check: CheckDefinition, selection: Selection): Obstacle | undefined {
  if (!isSelected(check.id, selection.only)) return { verdict: 'skip', reason: 'not selected' }
  if (session.stop.signal.aborted) {
    return { verdict: 'not-tested', reason: whyStopped(session) }
  }
  if (selection.readOnly && check.writes) return { verdict: 'skip', reason: 'it writes, and the run only reads' }
  if (check.lane === 'race' && !session.target.limits.bursts)
    return { verdict: 'not-tested', reason: 'the profile allows no bursts (limits.bursts: false)' }
  const { time } = session.target
  if (time.kind === 'real' && (check.waitsMs ?? 0) > time.maxWaitMs) {
    return {
      verdict: 'not-tested',
      reason: `${Math.ceil((check.waitsMs ?? 0) / 1000)} s must pass, more than time.maxWaitMs allows; a time hook would do`,
    }
  }
  for (const need of check.needs) {
    const obstacle = missing(session, need)
    if (obstacle) return obstacle
  }
  return undefined
}

/** What ended the run before this check. */
export function whyStopped({ unreachable, silent }: Pick<Offer, 'unreachable' | 'silent'>): string {
  if (unreachable) return `the target could no longer be reached: ${unreachable}`
  return silent ?? 'the run was interrupted'
}

function missing({ target, receiver }: Pick<Offer, 'target' | 'receiver'>, need: Need): Obstacle | undefined {
  const [kind, name = ''] = need.split('.')
  if (kind === 'clock' && target.time.kind === 'none')
    return { verdict: 'not-tested', reason: 'no clock: the profile gives neither time.hook nor time.maxWaitMs' }
  if (kind === 'simulator' && !target.isSimulator)
    return { verdict: 'not-applicable', reason: 'only asked of simulators: it is hostile to a real server' }
  if (kind === 'live' && target.capture)
    return { verdict: 'not-tested', reason: 'a capture only shows what happened: for this something must be made to happen (--control)' }
  if (kind === 'receiver' && !receiver) return { verdict: 'not-tested', reason: 'no callbacks can arrive: the profile gives no callbacks' }
  if (kind === 'hooks' && !target.hooks[name]) return { verdict: 'not-tested', reason: `the profile gives no hooks.${name}` }
  if (kind === 'given' && target.given[name] === undefined)
    return { verdict: 'not-applicable', reason: `the profile gives no given.${name}` }
  if (kind === 'credentials' && !Object.hasOwn(target.credentials, name))
    return { verdict: 'not-tested', reason: `the profile gives no credentials.${name}` }
  return undefined
}

/** `B1` selects B1 and its ids, `B1-2` one requirement, `NICK` a topic. */
export function isSelected(id: string, only: string[] | undefined): boolean {
  return !only || only.length === 0 || only.some((wanted) => id === wanted || id.startsWith(`${wanted}-`))
}
