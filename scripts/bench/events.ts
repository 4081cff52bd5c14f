import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Figures, median } from './figures.ts'

const PROGRAM = fileURLToPath(new URL('./stream-events.ts', import.meta.url))

/** The reporting stream: a backlog of 100 000 events, read and decoded by a consumer in another process. */
export async function measureEvents(figures: Figures, { rounds }: { rounds: number }): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, String(rounds)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const speeds: number[] = []
  for await (const line of createInterface({ input: child.stdout })) speeds.push((JSON.parse(line) as { perSecond: number }).perSecond)
  if (speeds.length < rounds) throw new Error('the stream of events broke off')
  figures.add({ section: 'events', name: 'reporting stream', measured: median(speeds), unit: 'events/s', target: { least: 50_000 } })
}
