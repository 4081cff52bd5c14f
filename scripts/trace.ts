// Joins requirement → rule → check → fault, writes reports/traceability.md, and fails when a `must` lacks a check or a fault.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Contract, loadContract } from '../src/contract/load-contract.ts'
import type { Requirement } from '../src/contract/requirement.ts'
import { faults } from '../src/simulator/faults/registry.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface Trace {
  requirement: Requirement
  rules: string[]
  checks: string[]
  faults: string[]
}

/** Where each requirement is decided, proved and broken. */
export function trace(contract: Contract): Trace[] {
  const rules = findMentions(['src/domain/**/*.ts', 'src/simulator/**/*.ts', 'src/reporting/**/*.ts'], /['"`]([A-Z]+\d*-\d+)['"`]/g)
  const checks = findMentions(['suites/**/*.checks.ts'], /\bcheck\(\s*['"]([A-Z]+\d*-\d+)['"]/g)
  return [...contract.requirements.values()].map((requirement) => ({
    requirement,
    rules: rules.get(requirement.id) ?? [],
    checks: checks.get(requirement.id) ?? [],
    faults: faults.filter((fault) => (fault.breaks as string[]).includes(requirement.id)).map((fault) => fault.id),
  }))
}

function findMentions(patterns: string[], mention: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.test\.ts$|generated|faults\//.test(file))
  for (const file of files.sort()) {
    for (const match of readFileSync(root + file, 'utf8').matchAll(mention)) {
      const files = found.get(match[1]!) ?? []
      if (!files.includes(file)) found.set(match[1]!, [...files, file])
    }
  }
  return found
}

/** A testable sentence that must hold, of a role that others build. */
export function isOwed({ level, untestable, role }: Requirement): boolean {
  return level === 'must' && untestable === undefined && role !== 'control'
}

function render(contract: Contract, traces: Trace[]): string {
  const testable = traces.filter(({ requirement }) => isOwed(requirement))
  const lines = [
    '# Traceability',
    '',
    `${traces.length} requirements; ${testable.length} of them are testable and must hold: ${testable.filter((row) => row.checks.length > 0).length} have a check, ${testable.filter((row) => row.faults.length > 0).length} a fault.`,
    '',
    '| id | level | sentence | source | rule | check | fault |',
    '|---|---|---|---|---|---|---|',
    ...traces.map(renderRow),
    '',
    '## Sentences that only explain',
    '',
    ...contract.explanations.map(({ source, text }) => `- ${source}: ${text}`),
    '',
  ]
  return lines.join('\n')
}

function renderRow({ requirement, rules, checks, faults }: Trace): string {
  const { id, level, sentence, source, untestable } = requirement
  const check = untestable ? `untestable: ${untestable}` : checks.join('<br>')
  const cells = [id, level, sentence, source, rules.map(shorten).join('<br>'), check, faults.join('<br>')]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

function shorten(file: string): string {
  return file.replace(/^src\//, '')
}

if (import.meta.main) {
  const contract = loadContract()
  const traces = trace(contract)
  mkdirSync(`${root}reports`, { recursive: true })
  writeFileSync(`${root}reports/traceability.md`, render(contract, traces))
  const owed = traces.filter(({ requirement }) => isOwed(requirement))
  const unchecked = owed.filter((row) => row.checks.length === 0).map((row) => row.requirement.id)
  const unbroken = owed.filter((row) => row.faults.length === 0).map((row) => row.requirement.id)
  console.log(
    `${traces.length} requirements, ${owed.length} testable musts: ${unchecked.length} without a check, ${unbroken.length} without a fault`,
  )
  if (unchecked.length > 0) console.log(`without a check: ${unchecked.join(' ')}`)
  if (unbroken.length > 0) console.log(`without a fault: ${unbroken.join(' ')}`)
  process.exitCode = unchecked.length + unbroken.length > 0 && process.argv.includes('--check') ? 1 : 0
}
