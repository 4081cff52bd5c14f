import type { Figures } from './figures.ts'
import { LoadGenerator } from './load.ts'
import { residentMegabytes } from './process-use.ts'
import { type OurTarget, startOurs, stop } from './targets.ts'

const RECORDS = 100_000
const PACE = { connections: 8, perSecond: 200 }

/** T3 over 100 000 accounts, again and again, while others ask for single accounts. */
export async function measureList(figures: Figures, { seconds }: { seconds: number }): Promise<void> {
  const target = await startOurs('large', '--fixture', 'large')
  const generator = new LoadGenerator()
  try {
    await readList(target)
    const before = residentMegabytes(target.process.pid!)
    const others = generator.run({ ports: target.ports, requests: target.requests.T2, seconds: 5 * seconds, ...PACE })
    let isOver = false
    void others.then(() => {
      isOver = true
    })
    const lists: { seconds: number; bytes: number }[] = []
    while (!isOver) lists.push(await readList(target))
    const { p99, p50, worst } = await others
    const bytes = lists.reduce((sum, list) => sum + list.bytes, 0) / lists.length
    const add = figures.add.bind(figures)
    add({ section: 'list', name: 'T2 while T3 is streamed, p99', measured: p99, unit: 'ms', target: { most: 100 } })
    add({ section: 'list', name: 'T2 while T3 is streamed, p50', measured: p50, unit: 'ms' })
    add({ section: 'list', name: 'T2 while T3 is streamed, worst', measured: worst, unit: 'ms' })
    add({
      section: 'list',
      name: 'T3 of 100 000 accounts',
      measured: lists.reduce((sum, one) => sum + one.seconds, 0) / lists.length,
      unit: 's',
    })
    add({ section: 'list', name: 'T3 of 100 000 accounts', measured: bytes / 1e6, unit: 'MB' })
    add({ section: 'list', name: 'memory that streaming adds', measured: residentMegabytes(target.process.pid!) - before, unit: 'MB' })
  } finally {
    generator.stop()
    await stop(target)
  }
}

async function readList({ hostUrl, managerToken }: OurTarget): Promise<{ seconds: number; bytes: number }> {
  const query = new URLSearchParams({ from: '2000-01-01T00:00:00.000', to: '2100-01-01T00:00:00.000', token: managerToken })
  const started = performance.now()
  const answer = await fetch(`${hostUrl}/v2/webserv/traders/?${query}`)
  let bytes = 0
  let records = 0
  for await (const chunk of answer.body!) {
    bytes += chunk.byteLength
    records += Buffer.from(chunk).toString('latin1').split('"login":').length - 1
  }
  // A name that lies across two chunks is not seen.
  if (answer.status !== 200 || records < RECORDS * 0.99) throw new Error(`T3 answered ${answer.status} with ${records} accounts`)
  return { seconds: (performance.now() - started) / 1000, bytes }
}
