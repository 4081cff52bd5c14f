import type { Fault } from '../fault.ts'
import { inDialect } from '../fault-parts/identity.ts'

export const t3ChunkHasNoEnd: Fault = {
  id: 't3-chunk-has-no-end',
  role: 'platform',
  title: 'Whatever matches is answered at once',
  breaks: ['T3-16', 'T3-17'],
  operations: {
    listTraders(input, world, honest) {
      return inDialect(world, { 'paging.t3Chunk': Number.MAX_SAFE_INTEGER }, () => honest(input, world))
    },
  },
}
