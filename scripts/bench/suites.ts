import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figures } from './figures.ts'
import { startOurs, stop } from './targets.ts'

const SUITES = ['platform', 'crm', 'adapter', 'reporting'] as const

/** Every suite against one simulator, one after the other, as commands. */
export async function measureSuites(figures: Figures): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tripact-bench-'))
  const target = await startOurs('small')
  try {
    let all = 0
    for (const suite of SUITES) {
      const seconds = await verify(suite, target.control, join(folder, suite))
      figures.add({ section: 'suites', name: `verify ${suite}`, measured: seconds, unit: 's' })
      all += seconds
    }
    figures.add({ section: 'suites', name: 'all suites', measured: all, unit: 's', target: { most: 15 } })
  } finally {
    await stop(target)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function verify(suite: string, control: string, out: string): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, ['bin/tripact.js', 'verify', suite, '--control', control, '--out', out], { stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`verify ${suite} ended with ${code}`)
  return (performance.now() - started) / 1000
}
