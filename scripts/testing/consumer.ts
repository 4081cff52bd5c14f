import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const INSTALL = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0', '--fetch-timeout=15000']

/** Runs a program with the Node of this test in front of any other one; a failure shows what it printed. */
export async function run(file: string, args: string[], cwd: string): Promise<string> {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`, NO_COLOR: '1' }
  try {
    const { stdout } = await promisify(execFile)(file, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${file} ${args.join(' ')} failed:\n${stdout ?? ''}\n${stderr ?? ''}`, { cause: error })
  }
}

/** Packs this package into a folder, and gives the file. */
export async function pack(folder: string, ...options: string[]): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const printed = await run('npm', ['pack', '--silent', '--pack-destination', folder, ...options], ROOT)
  return join(folder, printed.trim().split('\n').at(-1)!)
}

/** An empty project with the packed package installed in it. */
export async function makeConsumer(tarball: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tripact-consumer-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n')
  await run('npm', [...INSTALL, tarball], folder).catch(() => link(folder, tarball))
  return folder
}

/** Without a registry: unpacks the package, and lends it exactly the dependencies that it declares. */
async function link(folder: string, tarball: string): Promise<void> {
  const home = join(folder, 'node_modules', 'tripact')
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true })
  mkdirSync(home, { recursive: true })
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', home], folder)
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  for (const name of Object.keys(dependencies)) lend(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  lend(join(home, 'bin', 'tripact.js'), join(folder, 'node_modules', '.bin', 'tripact'))
  lend(join(ROOT, 'node_modules', '.bin', 'vitest'), join(folder, 'node_modules', '.bin', 'vitest'))
}

function lend(from: string, to: string): void {
  if (!existsSync(to)) symlinkSync(from, to)
}
