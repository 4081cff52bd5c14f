import { Readable } from 'node:stream'
import type { Simulator } from '../simulator.ts'
import type { World } from '../world.ts'
import type { WorldCall } from './control-call.ts'
import { describeExchange, describeExchanges } from './describe-exchange.ts'

const BATCH = 50
const HEARTBEAT = 15_000

/** K30: what was said, oldest first. */
export const listExchanges: WorldCall<'listExchanges'> = ({ simulator }, world, { query }) => {
  const { after = 0, limit = 1000 } = query
  const found = world.exchanges.after(after, limit)
  return { status: 200, body: { exchanges: describeExchanges(simulator, found), next: found.at(-1)?.n ?? after } }
}

/** K31: what is said from now on, or since a number, as server-sent events. */
export const streamExchanges: WorldCall<'streamExchanges'> = ({ simulator }, world, { query }) => {
  const after = query.after ?? world.exchanges.next - 1
  const stream = Readable.from(tellExchanges(simulator, world, after), { objectMode: false, highWaterMark: 1 })
  return { status: 200, contentType: 'text/event-stream', stream, headers: { 'cache-control': 'no-store' } }
}

/** In step with the reader: what a slow one has not fetched before it is dropped, it does not get. */
async function* tellExchanges(simulator: Simulator, world: World, after: number): AsyncGenerator<string> {
  let last = after
  yield ': listening\n\n'
  while (simulator.worlds.get(world.name) === world) {
    const found = world.exchanges.after(last, BATCH)
    for (const exchange of found) {
      last = exchange.n
      yield `id: ${exchange.n}\nevent: exchange\ndata: ${JSON.stringify(describeExchange(simulator, exchange))}\n\n`
    }
    if (found.length === 0 && !(await waitForExchange(world))) yield ': nothing new\n\n'
  }
}

/** False when only time has passed, after which the reader is tried, so that one who left is noticed. */
function waitForExchange({ exchanges }: World): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (happened: boolean) => {
      clearTimeout(timer)
      stopListening()
      resolve(happened)
    }
    const timer = setTimeout(() => finish(false), HEARTBEAT).unref()
    const stopListening = exchanges.listen(() => finish(true))
  })
}
