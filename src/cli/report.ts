import { parseArgs } from 'node:util'
import { type Change, diffResults } from '../verify/diff-results.ts'
import { EXIT } from '../verify/exit-code.ts'
import { toOneLine } from '../verify/plain-text.ts'
import { readResults } from '../verify/read-results.ts'
import { prepareFolder, writeReports } from '../verify/write-reports.ts'
import { UsageError } from './usage-error.ts'

const HELP = `Usage: tripact report DIR [--out DIR]       renders a stored result again
       tripact report diff A B [--json]     compares two: what got better, what got worse

DIR, A and B are folders with a results.json, or such files. A comparison ends with 1 when something got worse.`

/** `tripact report`: stored results, rendered again or compared. */
export async function run(args: string[]): Promise<number> {
  const options = { out: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, strict: true, allowPositionals: true })
  if (values.help) {
    console.log(HELP)
    return EXIT.fine
  }
  const [first, before, after] = positionals
  if (!first) throw new UsageError('which result? A folder with a results.json')
  if (first !== 'diff') return render(first, values.out ?? first)
  if (!before || !after) throw new UsageError('diff compares two results: tripact report diff A B')
  return compare(before, after, values.json ?? false)
}

function render(source: string, out: string): number {
  const result = readResults(source)
  prepareFolder(out)
  const problems = writeReports(out, result)
  for (const problem of problems) console.error(`tripact report: ${problem}`)
  console.error(`${result.summary.verdict}  ${result.role}  ${out}/report.html`)
  return problems.length > 0 ? EXIT.ourError : EXIT.fine
}

function compare(before: string, after: string, isJson: boolean): number {
  const difference = diffResults(readResults(before), readResults(after))
  if (isJson) console.log(JSON.stringify(difference))
  else console.log(describe(difference))
  return difference.worse.length > 0 ? EXIT.broken : EXIT.fine
}

function describe({ better, worse, other, observations }: ReturnType<typeof diffResults>): string {
  const lines = [...list('Worse', worse), ...list('Better', better), ...count(other), ...observed(observations)]
  return lines.length > 0 ? lines.join('\n').trimEnd() : 'No difference.'
}

function list(title: string, changes: Change[]): string[] {
  if (changes.length === 0) return []
  const rows = changes.map(({ id, sentence, before, after }) => `  ${id.padEnd(8)} ${before} → ${after}  ${toOneLine(sentence, 100)}`)
  return [`${title} (${changes.length})`, ...rows, '']
}

function count(changes: Change[]): string[] {
  const kinds = Map.groupBy(changes, ({ before, after }) => `${before} → ${after}`)
  return [...kinds].map(([kind, some]) => `Neither: ${some.length} × ${kind}`)
}

function observed(observations: ReturnType<typeof diffResults>['observations']): string[] {
  const show = (value: unknown) => toOneLine(JSON.stringify(value) ?? 'nothing', 60)
  const rows = observations.map(({ point, before, after }) => `  ${point.padEnd(8)} ${show(before)} → ${show(after)}`)
  return rows.length > 0 ? ['Observed differently', ...rows] : []
}
