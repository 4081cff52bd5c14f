import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { EXPORTS, type ExportFormat, exportContract } from '../contract/export/export-contract.ts'
import { type Contract, loadContract } from '../contract/load-contract.ts'
import type { Requirement } from '../contract/requirement.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact contract [ID …]
       tripact contract check [DIRECTORY]
       tripact contract export --format ${EXPORTS.join('|')} [--role ROLE] [--out FILE]

Without a word it lists the operations. An ID is an operation (B6), a requirement (B6-3), a topic (NICK)
or an open point (U-07); the word dialect lists the keys by which open points are answered. \`check\` reads the documents of a directory and tells the first mistake.
\`export\` writes the documents in a form that other tools read; ROLE is platform, crm, adapter or
control, and all three roles when left out.`

const OPTIONS = { format: { type: 'string' }, role: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } } as const

/** `tripact contract`: prints or exports the documents. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) console.log(HELP)
  else if (positionals[0] === 'export') writeExport(values)
  else if (positionals[0] === 'check') check(positionals[1])
  else print(loadContract(), positionals)
  return 0
}

function check(directory: string | undefined): void {
  const contract = loadContract(directory)
  console.log(
    `${contract.operations.length} operations, ${contract.requirements.size} requirements, ${contract.points.length} open points: no mistake found`,
  )
}

function writeExport({ format, role, out }: { format?: string; role?: string; out?: string }): void {
  if (!EXPORTS.includes(format as ExportFormat)) throw new UsageError(`--format must be one of ${EXPORTS.join(', ')}`)
  if (role !== undefined && !['platform', 'crm', 'adapter', 'control'].includes(role)) throw new UsageError(`there is no role "${role}"`)
  const text = exportContract(loadContract(), format as ExportFormat, role as 'platform' | undefined)
  if (out === undefined) process.stdout.write(text)
  else {
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(out, text)
  }
}

function print(contract: Contract, ids: string[]): void {
  if (ids.length === 0) {
    for (const { ref, role, method, path, summary, aliasOf } of contract.operations) {
      if (role !== 'control' && !aliasOf) console.log(`${ref.padEnd(5)} ${method.toUpperCase().padEnd(6)} ${path}\n      ${summary}`)
    }
    return
  }
  for (const id of ids) {
    if (id === 'dialect') printDialect(contract)
    else printOne(contract, id)
  }
}

function printDialect({ dialect }: Contract): void {
  for (const [key, { default: value, description, enum: allowed }] of Object.entries(dialect)) {
    const choices = Array.isArray(allowed) ? ` (${allowed.map((one) => JSON.stringify(one)).join(', ')})` : ''
    console.log(`${key}: ${JSON.stringify(value)}${choices}\n  ${description}`)
  }
}

function printOne(contract: Contract, id: string): void {
  const rows = [...contract.requirements.values()].filter((row) => row.id === id || row.ref === id || row.id.startsWith(`${id}-`))
  const point = contract.points.find((candidate) => candidate.id === id)
  if (rows.length === 0 && !point) throw new UsageError(`there is no operation, requirement, topic or open point "${id}"`)
  const operation = contract.operations.find((candidate) => candidate.ref === id && !candidate.aliasOf)
  if (operation) console.log(`${id}  ${operation.method.toUpperCase()} ${operation.path}  ${operation.summary}\n`)
  for (const row of rows) console.log(describeRow(row))
  if (point)
    console.log(
      `${id}  ${point.question}\n  default: ${point.default}\n  alternatives: ${point.alternatives.join('; ')}\n  dialect: ${(point.dialect ?? []).join(', ') || 'none'}`,
    )
}

function describeRow({ id, level, sentence, source, untestable, points }: Requirement): string {
  const notes = [
    `document ${source}`,
    ...(points.length > 0 ? [`open: ${points.join(', ')}`] : []),
    ...(untestable ? [`untestable: ${untestable}`] : []),
  ]
  return `${id} (${level}) ${sentence}\n  ${notes.join(' · ')}`
}
