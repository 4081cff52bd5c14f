import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Unreachable } from '../../suites/kit/outcome.ts'
import type { RunResult } from '../../suites/kit/result.ts'
import type { RunOptions } from '../../suites/kit/run-options.ts'
import { chooseExitCode, EXIT } from '../verify/exit-code.ts'
import { applyExpectations, loadExpectations } from '../verify/expectations.ts'
import { toOneLine } from '../verify/plain-text.ts'
import { describeRun } from '../verify/print-summary.ts'
import { showProgress } from '../verify/progress.ts'
import { runInVitest } from '../verify/run-in-vitest.ts'
import { chooseTarget, readSelection, readSuite, TARGET_OPTIONS } from '../verify/target-options.ts'
import { prepareFolder, writeReports } from '../verify/write-reports.ts'

const HELP = `Usage: tripact verify <platform|crm|adapter> (--profile FILE | --control URL) [options]
       tripact verify reporting (--capture FILE | --control URL) [options]

Runs the conformance suite of a role against a target, and writes a report.

  --profile FILE         the target's profile: address, credentials, known ids, hooks
  --control URL          take the target from a running simulator instead
  --world NAME           this world of it, whose clock will be moved; left out, a fresh world is made for the run
                         (only a fresh one can be told to call the CRM that the run plays)
  --capture FILE         events as the stream sends them: length-delimited Envelope messages
  --control-token TEXT   the simulator's control token, or TRIPACT_CONTROL_TOKEN
  --out DIR              where the reports go                        reports/<role>
  --only ID-PREFIX,…     B1 means B1 and its ids, not B10
  --read-only            only checks that write nothing
  --strict               a warning counts as a failure
  --certify              nothing may stay untested
  --expectations FILE    known failures: a list of { check, reason, owner, expires }
  --seed TEXT            the run's own seed: the same one draws the same random values
  --json                 the summary as one line on standard output

Exit codes: 0 fine · 1 a must failed · 2 wrong usage or profile · 3 target unreachable · 4 too much untested (--certify)
            5 our own error · 130 interrupted, with a partial report`

const OPTIONS = {
  ...TARGET_OPTIONS,
  out: { type: 'string' },
  only: { type: 'string' },
  'read-only': { type: 'boolean' },
  strict: { type: 'boolean' },
  certify: { type: 'boolean' },
  expectations: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** `tripact verify`: runs a suite against a target and tells the verdict. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: true })
  if (values.help) return print(HELP)
  const role = readSuite(positionals)
  const target = chooseTarget(role, values, values['read-only'] ?? false)
  const only = await readSelection(role, values.only)
  const expectations = values.expectations ? loadExpectations(values.expectations) : []
  const out = values.out ?? `reports/${role}`
  prepareFolder(resolve(out))

  const options: RunOptions = {
    target,
    ...(only && { only }),
    ...(values['read-only'] && { readOnly: true }),
    ...(values.seed && { seed: values.seed }),
  }
  const result = await runShown(options)
  if (typeof result === 'string') {
    console.error(`tripact verify: ${toOneLine(result, 600)}`)
    return EXIT.unreachable
  }
  applyExpectations(expectations, result, new Date().toISOString().slice(0, 10))
  const unsaved = writeReports(resolve(out), result)
  const exitCode = chooseExitCode(result, { strict: values.strict ?? false, certify: values.certify ?? false })
  console.error(describeRun(result, out))
  for (const problem of unsaved) console.error(`tripact verify: ${problem}`)
  if (values.json)
    print(JSON.stringify({ role, ...result.summary, exitCode, report: resolve(out), expectations: result.expectationProblems ?? [] }))
  return unsaved.length > 0 && exitCode === EXIT.fine ? EXIT.ourError : exitCode
}

/** Runs with progress on standard error; an unreachable target is a sentence instead of a result. */
async function runShown(options: RunOptions): Promise<RunResult | string> {
  const progress = showProgress(process.stderr)
  const interrupt = new AbortController()
  const onSignal = () => interrupt.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    return await runInVitest({ ...options, signal: interrupt.signal, onEvent: progress.onEvent })
  } catch (error) {
    if (error instanceof Unreachable) return error.message
    throw error
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    progress.end()
  }
}

function print(text: string): number {
  console.log(text)
  return EXIT.fine
}
