import type { Fault } from '../fault.ts'

export const b9FirstGroupOnly: Fault = {
  id: 'b9-first-group-only',
  role: 'platform',
  title: 'Of the groups only the first one is looked at',
  breaks: ['B9-6'],
  operations: {
    sendPush: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, ...(input.body.groups && { groups: input.body.groups.slice(0, 1) }) } }, world),
  },
}
