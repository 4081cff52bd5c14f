// Streams a backlog of 100 000 events to a consumer in another process, several times, and tells how fast: one line each.
// Usage: node scripts/bench/stream-events.ts [rounds]
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createDelimitedDecoder } from '../../src/reporting/delimited.ts'
import { loadEnvelopeSchema } from '../../src/reporting/reporting-schema.ts'
import { startSimulator } from '../../src/simulator/start-simulator.ts'
import type { World } from '../../src/simulator/world.ts'

const EVENTS = 100_000
const [mode, argument] = process.argv.slice(2)

if (mode === 'consume') await consume(argument!)
else await measure(Number(mode ?? 5))

async function measure(rounds: number): Promise<void> {
  const running = await startSimulator({ platformPort: 0, crmPort: 0, adapterPort: 0, controlPort: 0, clock: 'frozen' })
  fill(running.defaultWorld)
  const url = `${running.addresses.control}/v1/worlds/default/reporting/events?after=0&follow=false`
  for (let round = 1; round <= rounds; round += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, 'consume', url])
    const { events, ms } = JSON.parse(stdout) as { events: number; ms: number }
    if (events !== EVENTS) throw new Error(`round ${round}: ${events} events arrived, not ${EVENTS}`)
    console.log(JSON.stringify({ perSecond: (events / ms) * 1000 }))
  }
  await running.close()
}

/** Events such as payments make them: a history entry and the account afterwards. */
function fill(world: World): void {
  const trader = world.traders.get(world.given.traderLogin)!
  for (let id = 1; id <= EVENTS / 2; id += 1) {
    const changed = { ...trader, balance: trader.balance + BigInt(id) * 100_000_000n }
    const entry = {
      balanceHistoryId: id,
      login: trader.login,
      operationType: 'DEPOSIT',
      delta: 100_000_000n,
      balance: changed.balance,
      equity: changed.balance,
      nonWithdrawableBonus: 0n,
      comment: 'card payment',
      externalId: `payment-${id}`,
      externalNote: null,
      source: 'card',
      createTimestamp: world.now,
      moneyDigits: 2,
    }
    world.events.append(world.now, 'BalanceHistoryEvent', 'CREATE', entry)
    world.events.append(world.now, 'TraderEvent', 'UPDATE', changed)
  }
}

async function consume(url: string): Promise<void> {
  const envelopes = loadEnvelopeSchema()
  let events = 0
  const decoder = createDelimitedDecoder((message) => {
    const { sequence } = envelopes.decode('Envelope', message)
    events += 1
    if (sequence !== BigInt(events)) throw new Error(`a gap: ${sequence} came as number ${events}`)
  })
  const start = performance.now()
  const response = await fetch(url, { headers: { accept: 'application/x-protobuf' } })
  for await (const chunk of response.body!) {
    decoder.push(chunk)
  }
  decoder.end()
  console.log(JSON.stringify({ events, ms: performance.now() - start }))
}
