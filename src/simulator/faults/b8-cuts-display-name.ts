import type { Fault } from '../fault.ts'

export const b8CutsDisplayName: Fault = {
  id: 'b8-cuts-display-name',
  role: 'platform',
  title: 'The display name is cut to the width of its column',
  breaks: ['B8-2'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const { brokerAccountDisplayName: name, ...body } = input.body
      return honest({ ...input, body: { ...body, ...(name !== undefined && { brokerAccountDisplayName: name.slice(0, 16) }) } }, world)
    },
  },
}
