import type { Fault } from '../fault.ts'

export const b8DisplayNameInLatin1: Fault = {
  id: 'b8-display-name-in-latin-1',
  role: 'platform',
  title: 'The column of the display name holds Latin-1',
  breaks: ['B8-2'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const { brokerAccountDisplayName: name, ...body } = input.body
      const latin = name?.replace(/[^\p{ASCII}\u00a0-\u00ff]/gu, '?')
      return honest({ ...input, body: { ...body, ...(latin !== undefined && { brokerAccountDisplayName: latin }) } }, world)
    },
  },
}
