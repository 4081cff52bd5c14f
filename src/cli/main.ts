import { ContractError } from '../contract/contract-error.ts'
import { nearest } from '../contract/dialect.ts'
import { UsageError } from './usage-error.ts'

const COMMANDS: Record<string, { summary: string; load: () => Promise<{ run: (args: string[]) => Promise<number> }> }> = {
  up: { summary: 'start the platform, the CRM, the adapter and the control surface', load: () => import('./up.ts') },
  verify: { summary: 'run the conformance suite of a role against a target', load: () => import('./verify.ts') },
  plan: { summary: 'tell what verify would do to a target, without traffic', load: () => import('./plan.ts') },
  doctor: { summary: 'check that a target is ready for verify', load: () => import('./doctor.ts') },
  proxy: { summary: 'pass traffic through and check every exchange against the contract', load: () => import('./proxy.ts') },
  watch: { summary: 'show the exchanges of a running simulator, with what was wrong in them', load: () => import('./watch.ts') },
  replay: { summary: 'execute a journal again and compare the answers', load: () => import('./replay.ts') },
  faults: { summary: 'list the deliberate defects with the requirements that they break', load: () => import('./faults.ts') },
  report: { summary: 'render a stored result again, or compare two', load: () => import('./report.ts') },
  decode: { summary: 'print reporting messages as JSON lines', load: () => import('./decode.ts') },
  contract: { summary: 'print or export the contract documents', load: () => import('./contract.ts') },
  mock: { summary: "serve a document's examples with Prism, without state", load: () => import('./mock.ts') },
  pact: { summary: 'verify the consumer pacts against a target', load: () => import('./pact.ts') },
}

/** Runs one command and returns its exit code. */
export async function main(args: string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return printHelp(name === undefined ? 2 : 0)
  if (name === '--version') return printVersion()
  const command = COMMANDS[name]
  if (!command) {
    const near = nearest(name, Object.keys(COMMANDS))
    console.error(`tripact: there is no command "${name}"${near ? `: did you mean "${near}"?` : ''}. \`tripact help\` lists them.`)
    return 2
  }
  try {
    const { run } = await command.load()
    return await run(rest)
  } catch (error) {
    return reportFailure(name, error)
  }
}

function reportFailure(command: string, error: unknown): number {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof UsageError || error instanceof ContractError || code?.startsWith('ERR_PARSE_ARGS')) {
    console.error(`tripact ${command}: ${message}`)
    return 2
  }
  console.error(`tripact ${command}: this is our own error, please report it.`)
  console.error(error)
  return 5
}

function printHelp(exitCode: number): number {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  console.log('Usage: tripact <command> [options]\n')
  for (const [name, { summary }] of Object.entries(COMMANDS)) console.log(`  ${name.padEnd(width)}  ${summary}`)
  console.log('\n`tripact <command> --help` tells the options of a command.')
  return exitCode
}

async function printVersion(): Promise<number> {
  const { VERSION } = await import('./version.ts')
  console.log(VERSION)
  return 0
}
