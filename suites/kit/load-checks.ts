import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type CheckDefinition, checksOf } from './registry.ts'
import type { Suite } from './target.ts'

const SUITES = join(dirname(fileURLToPath(import.meta.url)), '..')
export const OPENAPI =
  [join(SUITES, '..', 'openapi'), join(SUITES, '..', '..', 'openapi')].find((folder) => existsSync(folder)) ?? join(SUITES, '..', 'openapi')

function filesOf(role: Suite): string[] {
  const folder = join(SUITES, role)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /\.checks\.[jt]s$/.test(name))
    .sort()
    .map((name) => join(folder, name))
}

/** Loads all check files of a role; a check is a plain description, so loading twice costs nothing. */
export async function loadChecks(role: Suite): Promise<CheckDefinition[]> {
  for (const file of filesOf(role)) await import(/* @vite-ignore */ pathToFileURL(file).href)
  return checksOf(role)
}

/** Tells one version of a role's checks from another. */
export function suiteDigest(role: Suite): string {
  const hash = createHash('sha256')
  for (const file of filesOf(role)) hash.update(readFileSync(file))
  return `sha256:${hash.digest('hex')}`
}
