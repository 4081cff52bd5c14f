import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Unreachable } from '../../suites/kit/outcome.ts'
import { takeSimulator } from '../../suites/kit/simulator-target.ts'
import { isSimulatorTarget, type Target } from '../../suites/kit/target.ts'
import { readPact } from '../pact/pact-file.ts'
import { planPacts } from '../pact/plan-pacts.ts'
import { describeProvider } from '../pact/provider.ts'
import { loadPact, verifyPact } from '../pact/verify-pact.ts'
import { EXIT } from '../verify/exit-code.ts'
import { chooseTarget, readSuite, TARGET_OPTIONS } from '../verify/target-options.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact pact verify <platform|crm|adapter> (--profile FILE | --control URL) [options]

Lets Pact's verifier play the consumers of a role against a target, from the pacts that come with this package.

  --profile FILE         the target's profile, as for \`tripact verify\`
  --control URL          take the target from a running simulator, in a fresh world
  --world NAME           this world of it
  --control-token TEXT   the simulator's control token, or TRIPACT_CONTROL_TOKEN
  --states-url URL       sets the provider states: gets a POST { state, params, action } and answers the values of the state;
                         left out, states are made from the profile's credentials, ids and hooks
  --pact FILE            a pact of your own in the place of ours

Exit codes: 0 kept · 1 broken · 2 wrong usage, or Pact is not installed · 3 target unreachable
            4 nothing could be verified`

const OPTIONS = { ...TARGET_OPTIONS, 'states-url': { type: 'string' }, pact: { type: 'string' }, help: { type: 'boolean' } } as const

/** `tripact pact verify`: the consumer pacts of a role against a target. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) {
    console.log(HELP)
    return EXIT.fine
  }
  const [action, ...rest] = positionals
  if (action !== 'verify') throw new UsageError('tripact pact verify <role>; `tripact pact --help` tells more')
  const role = readSuite(rest)
  if (role === 'reporting') throw new UsageError('reporting has no pact; roles are platform, crm, adapter')
  const chosen = chooseTarget(role, values, false)
  await loadPact()
  try {
    if (!isSimulatorTarget(chosen)) return await verifyAll(chosen, values)
    const { target, dispose } = await takeSimulator(chosen)
    return await verifyAll(target, values).finally(dispose)
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    console.error(`tripact pact: ${error.message}`)
    return EXIT.unreachable
  }
}

async function verifyAll(target: Target, values: { pact?: string | undefined; 'states-url'?: string | undefined }): Promise<number> {
  const runs = values.pact ? [{ pact: readPact(values.pact), baseUrl: target.url }] : planPacts(target)
  const provider = describeProvider(target, randomBytes(4).toString('hex'))
  let exitCode: number = EXIT.fine
  let total = 0
  for (const run of runs) {
    await demandAnswer(run.baseUrl)
    const { isKept, verified, leftOut } = await verifyPact(run, provider, values['states-url'])
    const verdict = verified === 0 ? 'nothing verified' : `${isKept ? 'kept' : 'BROKEN'}, ${verified} interactions verified`
    console.error(`${run.pact.consumer.name} → ${run.pact.provider.name}: ${verdict}`)
    for (const interaction of leftOut) console.error(`  left out: ${interaction}`)
    if (!isKept) exitCode = EXIT.broken
    total += verified
  }
  if (total === 0) console.error('nothing was verified: the target offers none of what the interactions need')
  return total === 0 ? EXIT.untested : exitCode
}

/** Any answer will do; a target that is not there is told apart from one that breaks its pact. */
async function demandAnswer(url: string): Promise<void> {
  await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    throw new Unreachable(`${url} cannot be reached (${(error.cause as Error | undefined)?.message ?? error.message})`)
  })
}
