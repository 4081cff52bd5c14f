import type { Fault } from '../fault.ts'
import { inDialect } from '../fault-parts/identity.ts'

export const t3ChunkHoldsOneMore: Fault = {
  id: 't3-chunk-holds-one-more',
  role: 'platform',
  title: 'The chunk is full when it holds more than its limit',
  breaks: ['T3-16'],
  operations: {
    listTraders(input, world, honest) {
      return inDialect(world, { 'paging.t3Chunk': world.dialect['paging.t3Chunk'] + 1 }, () => honest(input, world))
    },
  },
}
