import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunResult } from '../../suites/kit/result.ts'
import { UsageError } from '../cli/usage-error.ts'
import { renderDialect } from './report-dialect.ts'
import { renderHar } from './report-har.ts'
import { renderHtml } from './report-html.ts'
import { renderJunit } from './report-junit.ts'
import { renderMarkdown } from './report-markdown.ts'

const REPORTS: Record<string, (result: RunResult) => string> = {
  'results.json': (result) => `${JSON.stringify(result, null, 1)}\n`,
  'junit.xml': renderJunit,
  'summary.md': renderMarkdown,
  'dialect.yaml': renderDialect,
  'report.html': renderHtml,
  'exchanges.har': renderHar,
}

/** Makes the folder and proves that it can be written to, before a long run ends in vain. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, `.tripact-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new UsageError(`reports cannot be written to ${folder}: ${(error as Error).message}`)
  }
}

/** Writes all reports, the most valuable first; what could not be written is told, and the others are written all the same. */
export function writeReports(folder: string, result: RunResult): string[] {
  const problems: string[] = []
  for (const [name, render] of Object.entries(REPORTS)) {
    try {
      writeWhole(join(folder, name), render(result))
    } catch (error) {
      problems.push(`${join(folder, name)} could not be written: ${(error as Error).message}`)
    }
  }
  return problems
}

/** Nobody ever sees half a file, and a link is not followed. */
function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error('it is a symbolic link')
    writeFileSync(draft, text, { flag: 'wx' })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
