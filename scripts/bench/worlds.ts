import { setTimeout as sleep } from 'node:timers/promises'
import type { Figures } from './figures.ts'
import { residentMegabytes } from './process-use.ts'
import { ask, startOurs, stop } from './targets.ts'

const WORLDS = 1000
const BLOCKS = 3
const AT_ONCE = 10

/** Worlds that are made, used and deleted leave nothing: after two more thousands of them, the process holds what it held after the first. */
export async function measureWorlds(figures: Figures): Promise<void> {
  const target = await startOurs('small', '--fixture', 'empty')
  try {
    const megabytes: number[] = []
    const started = performance.now()
    for (let block = 0; block < BLOCKS; block++) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => useWorlds(target.control, WORLDS / AT_ONCE)))
      await sleep(1000)
      megabytes.push(residentMegabytes(target.process.pid!))
    }
    const each = (performance.now() - started - BLOCKS * 1000) / (BLOCKS * WORLDS)
    const { worlds } = await ask<{ worlds: unknown[] }>(`${target.control}/v1/worlds`)
    figures.add({ section: 'worlds', name: 'worlds left', measured: worlds.length, unit: '', target: { most: 1 } })
    const growth = megabytes.at(-1)! - megabytes[0]!
    figures.add({
      section: 'worlds',
      name: 'memory that 2 × 1000 further worlds leave',
      measured: growth,
      unit: 'MB',
      target: { most: 30 },
    })
    figures.add({ section: 'worlds', name: 'resident after all of them', measured: megabytes.at(-1)!, unit: 'MB' })
    figures.add({ section: 'worlds', name: 'a world made, used and deleted', measured: each, unit: 'ms' })
  } finally {
    await stop(target)
  }
}

async function useWorlds(control: string, count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    const created = await fetch(`${control}/v1/worlds`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    const { name, platform } = (await created.json()) as { name: string; platform: { idBaseUrl: string; managerToken: string } }
    const user = await fetch(`${platform.idBaseUrl}/uid/create?token=${platform.managerToken}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@bench.example' }),
    })
    await user.arrayBuffer()
    const deleted = await fetch(`${control}/v1/worlds/${name}`, { method: 'DELETE' })
    await deleted.arrayBuffer()
    if (!created.ok || !user.ok || !deleted.ok) throw new Error(`world ${name}: ${created.status}, ${user.status}, ${deleted.status}`)
  }
}
