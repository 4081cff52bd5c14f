import { makeContext } from './check-context.ts'
import type { Exchange } from './exchange.ts'
import { type Ending, judgeEnding } from './judge.ts'
import { runLanes } from './lanes.ts'
import { NotApplicable } from './outcome.ts'
import { findObstacle, isSelected, whyStopped } from './premises.ts'
import type { CheckDefinition } from './registry.ts'
import type { RunResult } from './result.ts'
import type { RunOptions } from './run-options.ts'
import type { Session } from './session.ts'

/** A check that has not ended by then never will. */
const LONGEST_CHECK_MS = 120_000
const LONGEST_CLEANUP_MS = 20_000

/** Runs the checks in their lanes; how each ended is kept for the verdict. */
export async function runChecks(session: Session, options: RunOptions, checks: CheckDefinition[]): Promise<Map<string, Ending>> {
  const endings = new Map<string, Ending>()
  const { onEvent = () => {} } = options
  const levels = new Map(session.contract.requirements.map(({ id, level }) => [id, level]))
  const unknown = checks.filter(({ id }) => !levels.has(id))
  if (unknown.length > 0) throw new Error(`checks without a requirement in openapi/: ${unknown.map(({ id }) => id).join(', ')}`)
  onEvent({
    kind: 'plan',
    checks: checks.filter(({ id }) => isSelected(id, options.only)).map(({ id, title, lane }) => ({ id, title, lane })),
  })
  await runLanes(session, checks, async (check) => {
    onEvent({ kind: 'start', id: check.id })
    const ending = await runCheck(session, check, findObstacle(session, check, options))
    endings.set(check.id, ending)
    const { verdict, reason } = judgeEnding(levels.get(check.id) ?? 'must', ending)
    onEvent({ kind: 'end', id: check.id, verdict, ...(reason && { reason: session.secrets.redact(reason) }) })
  })
  return endings
}

async function runCheck(
  session: Session,
  check: CheckDefinition,
  obstacle: Pick<Ending, 'verdict' | 'reason'> | undefined,
): Promise<Ending> {
  const evidence = { exchanges: [] as Exchange[], warnings: [] as string[] }
  if (obstacle) return { ...obstacle, ...evidence, ms: 0 }
  const start = performance.now()
  const ended = (more: Pick<Ending, 'error' | 'verdict' | 'reason'>): Ending => ({
    ...more,
    ...evidence,
    ms: Math.round(performance.now() - start),
  })
  const { time } = session.target
  const longest = LONGEST_CHECK_MS + (time.kind === 'real' ? time.maxWaitMs : 0)
  let timer: NodeJS.Timeout | undefined
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`the check did not end within ${longest / 1000} s`)), longest)
    })
    await Promise.race([check.run(makeContext(session, check.id, evidence) as never), late])
    return ended({})
  } catch (error) {
    const wasStopped = session.stop.signal.aborted && (error as Error).name === 'AbortError'
    return ended(wasStopped ? stopped(session) : { error })
  } finally {
    clearTimeout(timer)
  }
}

function stopped(session: Session): Pick<Ending, 'verdict' | 'reason'> {
  return { verdict: 'not-tested', reason: whyStopped(session) }
}

/** Undoes what checks asked to be undone, newest first. What fails here is no failure of a check. */
export async function cleanUp(session: Session): Promise<RunResult['cleanup']> {
  const problems: string[] = []
  const deadline = performance.now() + LONGEST_CLEANUP_MS
  for (const undo of session.cleanups.reverse()) {
    if (session.unreachable || session.silent || performance.now() > deadline) {
      problems.push('the cleanup could not be finished')
      break
    }
    await undo().catch((error: unknown) => {
      if (!(error instanceof NotApplicable)) problems.push(error instanceof Error ? error.message : String(error))
    })
  }
  return { verdict: problems.length > 0 ? 'fail' : 'pass', problems, leftBehind: [...session.leftBehind] }
}
