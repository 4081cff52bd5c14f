import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b8TakesDisplayNameOfAnyType: Fault = {
  id: 'b8-takes-display-name-of-any-type',
  role: 'platform',
  title: 'A display name of any type is turned into text',
  breaks: ['B8-6'],
  contract: redefineField('changeLinkedAccount', 'brokerAccountDisplayName', {}),
  operations: {
    changeLinkedAccount(input, world, honest) {
      const { brokerAccountDisplayName: name, ...body } = input.body
      return honest({ ...input, body: { ...body, ...(name !== undefined && { brokerAccountDisplayName: String(name) }) } }, world)
    },
  },
}
