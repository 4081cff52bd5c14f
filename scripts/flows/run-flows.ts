import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const FLOWS = fileURLToPath(new URL('../../openapi/flows.arazzo.yaml', import.meta.url))
/** Parts of other workflows, which want inputs. */
const PARTS = ['open-account', 'open-chart']

/** Where the roles and the control surface listen. */
export type Servers = Record<'platform' | 'crm' | 'adapter' | 'control', string>

interface Workflow {
  workflowId: string
  status: string
}

/** Runs all workflows with Redocly Respect, and tells how each ended. */
export async function runFlows(servers: Servers): Promise<Record<string, string>> {
  const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js')
  const folder = mkdtempSync(join(tmpdir(), 'tripact-flows-'))
  const json = join(folder, 'respect.json')
  const args = ['respect', FLOWS, '--json-output', json, ...PARTS.flatMap((name) => ['--skip', name])]
  for (const [name, url] of Object.entries(servers)) args.push('--server', `${name}=${url}`)
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  // It ends with 1 when a workflow fails; which one, its file tells.
  await promisify(execFile)(process.execPath, [redocly, ...args], { env }).catch(() => undefined)
  const { files } = JSON.parse(readFileSync(json, 'utf8')) as { files: Record<string, { executedWorkflows: Workflow[] }> }
  rmSync(folder, { recursive: true })
  const workflows = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows)
  return Object.fromEntries(workflows.map(({ workflowId, status }) => [workflowId, status]))
}
