import type { Fault } from '../fault.ts'
import { inDialect } from '../fault-parts/identity.ts'

export const t3ChunkToTheWholeMinute: Fault = {
  id: 't3-chunk-to-the-whole-minute',
  role: 'platform',
  title: 'A chunk is extended to the whole of its last minute',
  breaks: ['T3-16', 'T3-17'],
  operations: {
    listTraders(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body?.hasMore) return answer
      const { fields: _, ...query } = input.query
      const all = inDialect(world, { 'paging.t3Chunk': Number.MAX_SAFE_INTEGER }, () => honest({ ...input, query }, world))
      const times = (all.body as { trader: { registrationTimestamp: number }[] }).trader.map((trader) => trader.registrationTimestamp)
      const minuteOf = (time: number) => Math.floor(time / 60_000)
      const last = times[world.dialect['paging.t3Chunk'] - 1]!
      const size = times.filter((time) => minuteOf(time) >= minuteOf(last)).length
      return inDialect(world, { 'paging.t3Chunk': size }, () => honest(input, world))
    },
  },
}
