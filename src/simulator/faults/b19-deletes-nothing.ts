import type { Fault } from '../fault.ts'

export const b19DeletesNothing: Fault = {
  id: 'b19-deletes-nothing',
  role: 'platform',
  title: 'The deletion is never committed',
  breaks: ['B19-2', 'B19-4'],
  operations: {
    deleteReferral(input, world, honest) {
      const records = Array.from(world.partnerIds.entries())
      const answer = honest(input, world)
      for (const [key, record] of records) world.partnerIds.set(key, record)
      return answer
    },
  },
}
