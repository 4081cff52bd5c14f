import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { contractDirectory } from '../contract/load-contract.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact mock platform|crm|adapter [--port N]

Serves the examples of a contract document with Prism, for those who need shapes only.
It has no state: whatever is created is not there afterwards, nothing expires, no code is used up,
every token is accepted, and nobody calls your CRM. \`tripact up\` does all of that.`

/** Where Prism's program is, or undefined when it is not installed. */
export function findPrism(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')
    return join(dirname(manifest), 'dist', 'index.js')
  } catch {
    return undefined
  }
}

/** `tripact mock`: Prism's static mock of one document. */
export async function run(args: string[]): Promise<number> {
  const options = { port: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [role] = positionals
  if (role === undefined || !['platform', 'crm', 'adapter'].includes(role))
    throw new UsageError('say which document: platform, crm or adapter')
  const prism = findPrism()
  if (!prism) throw new UsageError('this command needs Prism: npm install --save-dev @stoplight/prism-cli')
  console.error('A mock without state: nothing is kept, expires or is used up. `tripact up` starts the simulator.')
  const document = join(contractDirectory(), `${role}.yaml`)
  const child = spawn(process.execPath, [prism, 'mock', document, '--port', values.port ?? '4010'], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)))
}
