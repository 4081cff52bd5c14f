import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RunResult } from '../../suites/kit/result.ts'
import { UsageError } from '../cli/usage-error.ts'

/** Reads the stored result of a run, from its folder or the file itself. */
export function readResults(path: string): RunResult {
  const file = isFolder(path) ? join(path, 'results.json') : path
  let stored: unknown
  try {
    stored = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      code === 'ENOENT' ? `there is no result at ${file}` : `${file} is not a stored result: ${(error as Error).message.split('\n')[0]}`,
    )
  }
  const { schema, checks, summary } = stored as Partial<RunResult>
  if (schema !== 1 || !Array.isArray(checks) || !summary)
    throw new UsageError(`${file} is not a result that this version can read (schema 1)`)
  return stored as RunResult
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
