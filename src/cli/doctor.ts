import { parseArgs } from 'node:util'
import { loadContract } from '../../suites/kit/contract.ts'
import { OPENAPI } from '../../suites/kit/load-checks.ts'
import { openSession } from '../../suites/kit/open-session.ts'
import { Unreachable } from '../../suites/kit/outcome.ts'
import type { SimulatorTarget, Target } from '../../suites/kit/target.ts'
import { examineTarget } from '../verify/examine-target.ts'
import { EXIT } from '../verify/exit-code.ts'
import { toOneLine } from '../verify/plain-text.ts'
import type { Symptom } from '../verify/symptom.ts'
import { chooseTarget, readSuite, TARGET_OPTIONS } from '../verify/target-options.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact doctor <platform|crm|adapter> (--profile FILE | --control URL) [--json]

Looks whether a target is ready for \`tripact verify\`: reachable, credentials accepted, clocks, known ids, hooks, callbacks.
Ends with 0 when nothing is wrong, 1 when something is, 3 when the target cannot be reached.`

const OPTIONS = { ...TARGET_OPTIONS, json: { type: 'boolean' }, help: { type: 'boolean' } } as const
const MARKS: Record<Symptom['state'], string> = { fine: '✓', doubtful: '!', wrong: '✗', unreachable: '✗' }

/** `tripact doctor`: the preflight of a run. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: true })
  if (values.help) {
    console.log(HELP)
    return EXIT.fine
  }
  if (values.capture) throw new UsageError('a capture is only read: there is nothing to get ready')
  const symptoms = await examine(chooseTarget(readSuite(positionals), values, true))
  console.log(values.json ? JSON.stringify({ symptoms }) : symptoms.map(describe).join('\n'))
  if (symptoms.some(({ state }) => state === 'unreachable')) return EXIT.unreachable
  return symptoms.some(({ state }) => state === 'wrong') ? EXIT.broken : EXIT.fine
}

async function examine(target: Target | SimulatorTarget): Promise<Symptom[]> {
  let close = async () => {}
  try {
    const opened = await openSession({ target }, loadContract(OPENAPI))
    close = opened.close
    const { secrets } = opened.session
    const symptoms = await examineTarget(opened.session)
    return symptoms.map((symptom) => ({ ...symptom, what: secrets.redact(symptom.what) }))
  } catch (error) {
    if (error instanceof Unreachable) return [{ state: 'unreachable', what: error.message }]
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') return [{ state: 'wrong', what: message, remedy: 'callbacks.listenPort is taken: choose another one.' }]
    throw error
  } finally {
    await close()
  }
}

function describe({ state, what, remedy }: Symptom): string {
  return `${MARKS[state]} ${toOneLine(what)}${remedy && state !== 'fine' ? `\n    ${toOneLine(remedy)}` : ''}`
}
