import type { Fault } from '../fault.ts'

export const b9ForgetsGroups: Fault = {
  id: 'b9-forgets-groups',
  role: 'platform',
  title: 'allGroups is taken to be true',
  breaks: ['B9-6'],
  operations: {
    sendPush: (input, world, honest) => honest({ ...input, body: { ...input.body, allGroups: true } }, world),
  },
}
