import { Slots } from './limiter.ts'
import type { CheckDefinition } from './registry.ts'
import type { Session } from './session.ts'

type Start = (check: CheckDefinition) => Promise<void>

/** Starts a check as soon as the users that it asks for are free. */
function inTurn({ target, reservations }: Session, start: Start): Start {
  return async (check) => {
    const users = check.users.flatMap((name) => (target.given[name] === undefined ? [] : [String(target.given[name])]))
    await reservations.hold(check.id, [...new Set(users)])
    await start(check).finally(() => reservations.release(check.id))
  }
}

/**
 * Runs all checks, each in its lane. Real waits begin at once and run side by side with everything else; races and
 * exclusive checks go one by one after the others, and bad inputs come when a target that they break is needed no more. A clock that can be moved is moved last and by one check at a time,
 * since nothing else may look at it meanwhile.
 */
export async function runLanes(session: Session, checks: CheckDefinition[], start: Start): Promise<void> {
  const { target, clock } = session
  const inLane = (...lanes: CheckDefinition['lane'][]) => checks.filter(({ lane }) => lanes.includes(lane))
  const hasMovableClock = clock.source.kind === 'hook' || clock.source.kind === 'control'
  const waiting = inLane('time').sort((a, b) => Number(a.keepsUsers) - Number(b.keepsUsers))
  const waits = hasMovableClock ? [] : waiting.map(inTurn(session, start))
  const slots = new Slots(target.limits.concurrency)
  const runSideBySide = (lane: CheckDefinition['lane']) =>
    Promise.all(inLane(lane).map(inTurn(session, (check) => slots.use(() => start(check)))))
  await runSideBySide('normal')
  for (const check of inLane('race', 'exclusive')) await inTurn(session, start)(check)
  await runSideBySide('robustness')
  await Promise.all(waits)
  if (hasMovableClock) await runOnMovedClock(session, inLane('time'), start)
}

async function runOnMovedClock(session: Session, checks: CheckDefinition[], start: Start): Promise<void> {
  if (checks.length === 0 || session.stop.signal.aborted) return void (await Promise.all(checks.map(start)))
  const release = await session.clock.freeze().catch(() => async () => {})
  for (const check of checks) await start(check)
  await release().catch(() => undefined)
}
