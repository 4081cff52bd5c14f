import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../testing/consumer.ts'
import { findFreePort } from '../testing/find-free-port.ts'
import type { Section } from './read-sections.ts'

/** Commands that go on until they are stopped, with what they print once they are ready. */
const SERVERS: [RegExp, string][] = [
  [/^npm start/, 'Ctrl-C stops it'],
  [/^(\w+=\S+ |\w+='[^']*' )*node examples\/crm\.js/, 'CRM on'],
  [/^npx tripact proxy/, 'Point your client'],
  [/^node examples\/reporting-consumer\.ts/, 'holds'],
  [/^npx tripact watch/, 'Watching'],
]

/** What CI does before this test can run at all. */
const DONE_BEFORE = /^npm ci/

/** Names ports, too. */
const PROFILE = 'examples/crm.yaml'

/** Ports that the README names. */
const PORTS = {
  '4000': '--control-port',
  '4010': '--platform-port',
  '4020': '--crm-port',
  '4030': '--adapter-port',
  '4040': '',
  '8080': '',
}

/** Types a section's commands into one shell, as a reader would, on ports that are free here. Gives back all that was printed. */
export async function playSection({ commands }: Section): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tripact-readme-'))
  const ports = new Map<string, number>()
  for (const port of Object.keys(PORTS)) ports.set(port, await findFreePort())
  const profile = join(folder, 'crm.yaml')
  writeFileSync(profile, onFreePorts(readFileSync(join(ROOT, PROFILE), 'utf8'), ports))
  const typed = commands
    .filter((command) => !DONE_BEFORE.test(command))
    .map((command) => onFreePorts(command, ports).replace(PROFILE, profile))
  const lines = typed.map((command) => toScript(command, folder))
  const script = [PREAMBLE, ...lines].join('\n')
  const printed = await runShell(script, { PORT: String(ports.get('8080')), PATH: pathWithTools(folder) })
  return printed + readLogs(folder)
}

const PREAMBLE = `
set -eu -m -o pipefail
trap 'status=$?; for pid in $(jobs -p); do kill -INT -- -$pid 2>/dev/null || true; done; wait; exit $status' EXIT
await() { for _ in $(seq 600); do grep -qs "$2" "$1" && return 0; sleep 0.1; done; echo "never ready: $(cat "$1")"; return 1; }`

function toScript(command: string, folder: string): string {
  const server = SERVERS.find(([pattern]) => pattern.test(command))
  if (!server) return command
  const log = join(folder, `${command.replaceAll(/\W+/g, '-').slice(0, 40)}.log`)
  return `${command} > ${log} 2>&1 &\nawait ${log} '${server[1]}'`
}

function onFreePorts(command: string, ports: Map<string, number>): string {
  let text = command
  for (const [port, free] of ports) text = text.replaceAll(new RegExp(`(:|--port )${port}\\b`, 'g'), `$1${free}`)
  if (text === 'npx tripact watch') return `${text} --control http://127.0.0.1:${ports.get('4000')}`
  if (!text.startsWith('npm start')) return text
  const options = Object.entries(PORTS).flatMap(([port, option]) => (option ? [option, ports.get(port)] : []))
  return `${text.replace(/^npm start( --)?/, `npm start -- ${options.join(' ')}`)}`
}

/** This Node, and a stand-in where the machine has no curl that knows --json. */
function pathWithTools(folder: string): string {
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`
  if (hasCurl()) return path
  symlinkSync(join(ROOT, 'scripts/readme/curl.mjs'), join(folder, 'curl'))
  return `${folder}${delimiter}${path}`
}

function hasCurl(): boolean {
  try {
    return execFileSync('curl', ['--help', 'all'], { encoding: 'utf8', stdio: 'pipe' }).includes('--json')
  } catch {
    return false
  }
}

function runShell(script: string, env: Record<string, string>): Promise<string> {
  const shell = spawn('bash', ['-c', script], { cwd: ROOT, env: { ...process.env, ...env, NO_COLOR: '1' } })
  let printed = ''
  shell.stdout.on('data', (chunk) => (printed += chunk))
  shell.stderr.on('data', (chunk) => (printed += chunk))
  return new Promise((resolve, reject) => {
    shell.on('error', reject)
    shell.on('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(`ended with ${code}:\n${script}\n\n${printed}`))))
  })
}

function readLogs(folder: string): string {
  return execFileSync('bash', ['-c', 'cat -- *.log 2>/dev/null || true'], { cwd: folder, encoding: 'utf8' })
}
