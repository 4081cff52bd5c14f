import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describeNumber, describeTarget, type Figures, isMissed } from './figures.ts'

const REPORTS = fileURLToPath(new URL('../../reports/', import.meta.url))
const HEADINGS = ['section', 'figure', 'target', 'measured', '']

/** The bench and what it measures keep about so many processors busy. */
const OWN_LOAD = 3

/** Writes reports/bench.json and reports/bench.md, and returns the table for a terminal. */
export function writeReports(figures: Figures, seconds: number): string {
  const machine = {
    processors: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    megabytes: Math.round(totalmem() / 2 ** 20),
    node: process.version,
    load: loadavg()[1]!,
  }
  const { all, omitted } = figures
  mkdirSync(REPORTS, { recursive: true })
  const json = { at: new Date().toISOString(), seconds: Math.round(seconds), machine, figures: all, omitted }
  writeFileSync(`${REPORTS}bench.json`, `${JSON.stringify(json, null, 2)}\n`)
  const rows = rowsOf(figures)
  const page = [
    '# Figures',
    '',
    `Node ${machine.node}, ${machine.processors} × ${machine.model}, ${describeNumber(machine.megabytes)} MB. Only ratios travel between machines.`,
    ...(machine.load > machine.processors + OWN_LOAD ? ['', describeLoad(machine.load)] : []),
    '',
    ...[HEADINGS, HEADINGS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    ...omitted.map(({ section, reason }) => `\n${section} was left out: ${reason}.`),
    '',
  ]
  writeFileSync(`${REPORTS}bench.md`, page.join('\n'))
  const table = alignColumns([HEADINGS, ...rows])
  return machine.load > machine.processors + OWN_LOAD ? `${table}\n\n${describeLoad(machine.load)}` : table
}

function describeLoad(load: number): string {
  return `Others were busy on this machine (load ${describeNumber(load)}), so times and throughputs are worse than they would be.`
}

function rowsOf({ all }: Figures): string[][] {
  return all.map((figure) => [
    figure.section,
    figure.name,
    describeTarget(figure.target),
    `${describeNumber(figure.measured)} ${figure.unit}`.trimEnd(),
    figure.target ? (isMissed(figure) ? 'missed' : 'ok') : '',
  ])
}

function alignColumns(rows: string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
