import { judgeAll, report } from './conclude-run.ts'
import { loadContract } from './contract.ts'
import { loadChecks, OPENAPI } from './load-checks.ts'
import { knock, openSession } from './open-session.ts'
import type { RunResult } from './result.ts'
import { cleanUp, runChecks } from './run-checks.ts'
import type { RunOptions } from './run-options.ts'
import { suiteOf } from './target.ts'

/** Runs the suite of a role against a target. Nothing is shared between two runs, so many can run side by side. */
export async function runSuite(options: RunOptions): Promise<RunResult> {
  const checks = await loadChecks(suiteOf(options.target))
  const contract = loadContract(OPENAPI)
  const startedAt = new Date().toISOString()
  const { session, close } = await openSession(options, contract)
  const interrupt = () => session.stop.abort(new Error('interrupted'))
  if (options.signal?.aborted) interrupt()
  options.signal?.addEventListener('abort', interrupt)
  try {
    if (!session.target.capture) await knock(session)
    const endings = await runChecks(session, options, checks)
    const cleanup = await cleanUp(session)
    const results = judgeAll(session, options, checks, endings)
    const isInterrupted = options.signal?.aborted ?? false
    return report(session, { startedAt, results, cleanup, isInterrupted, evidence: options.evidence ?? 'all' })
  } finally {
    options.signal?.removeEventListener('abort', interrupt)
    await close()
  }
}
