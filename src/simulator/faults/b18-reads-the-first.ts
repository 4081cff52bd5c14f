import type { Fault } from '../fault.ts'

export const b18ReadsTheFirst: Fault = {
  id: 'b18-reads-the-first',
  role: 'platform',
  title: 'The query ends before it comes to the holder',
  breaks: ['B18-2', 'B18-1', 'B17-2', 'B17-4', 'B17-5'],
  operations: {
    getReferral(input, world, honest) {
      const { brokerCrmName, userId } = input.query
      const first = Array.from(world.partnerIds.values()).find((record) => record.brokerCrmName === brokerCrmName && record.userId !== null)
      return first && userId !== undefined ? { status: 200, body: { userId, partnerId: first.partnerId } } : honest(input, world)
    },
  },
}
