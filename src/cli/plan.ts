import { parseArgs } from 'node:util'
import { isSimulatorTarget, type Suite, type Target } from '../../suites/kit/target.ts'
import { EXIT } from '../verify/exit-code.ts'
import { type Plan, type PlannedCheck, planRun } from '../verify/plan-run.ts'
import { chooseTarget, readSelection, readSuite, TARGET_OPTIONS } from '../verify/target-options.ts'

const HELP = `Usage: tripact plan <platform|crm|adapter> (--profile FILE | --control URL) [--only ID-PREFIX,…] [--read-only] [--json]

Tells what \`tripact verify\` would do to the target: what it reads and writes, what it cannot undo, how long it waits.
It sends nothing.`

const OPTIONS = {
  ...TARGET_OPTIONS,
  only: { type: 'string' },
  'read-only': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** `tripact plan`: what a run would do, without any traffic. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: true })
  if (values.help) {
    console.log(HELP)
    return EXIT.fine
  }
  const role = readSuite(positionals)
  const chosen = chooseTarget(role, values, true)
  const only = await readSelection(role, values.only)
  const target = isSimulatorTarget(chosen) ? imagineSimulator(role, chosen.control.url) : chosen
  const plan = await planRun(target, { ...(only && { only }), readOnly: values['read-only'] ?? false })
  console.log(values.json ? JSON.stringify(plan) : describe(plan))
  return EXIT.fine
}

/** A simulator offers everything, so nothing has to be asked of it. */
function imagineSimulator(suite: Suite, url: string): Target {
  const everything = <T>(value: T) =>
    new Proxy({} as Record<string, T>, {
      get: () => value,
      has: () => true,
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value }),
    })
  return {
    role: suite === 'reporting' ? 'platform' : suite,
    suite,
    url: `${url} (a fresh world)`,
    credentials: everything('known'),
    given: everything(1),
    hooks: everything({ url }),
    time: { kind: 'control', url },
    lagMs: 0,
    limits: { concurrency: 1, bursts: true },
    answerMs: 0,
    callbacks: { listenPort: 0, publicUrl: url },
    isSimulator: true,
  }
}

function describe(plan: Plan): string {
  const reads = plan.runs.filter(({ writes }) => !writes)
  const writes = plan.runs.filter(({ writes }) => writes)
  const list = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [])
  const line = ({ id, title }: PlannedCheck) => `${id.padEnd(8)} ${title}`
  const reasons = Map.groupBy(plan.passedOver, ({ verdict, reason }) => `${verdict}: ${reason}`)
  return [
    `${plan.role} at ${plan.url}: ${plan.runs.length} checks would run, ${plan.passedOver.length} would not.`,
    ...list(`Only reading (${reads.length})`, reads.map(line)),
    ...list(`Writing (${writes.length})`, writes.map(line)),
    ...list('Removed again', plan.undoes),
    ...list('Stays at the target, since the contract cannot delete it', plan.leaves),
    ...list(
      'Would not run',
      [...reasons].map(([reason, checks]) => `${reason} (${checks.map(({ id }) => id).join(', ')})`),
    ),
    '',
    plan.waitsMs > 0
      ? `It waits about ${Math.ceil(plan.waitsMs / 1000)} s for things to expire; all waits run side by side.`
      : 'It waits for nothing to expire.',
    ...(plan.movesClock ? ["It moves the target's clock forward, through the hook."] : []),
    ...(plan.burst ? ['It sends bursts of ten requests at once (limits.bursts: false prevents that).'] : []),
  ].join('\n')
}
