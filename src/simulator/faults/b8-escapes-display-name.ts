import type { Fault } from '../fault.ts'

export const b8EscapesDisplayName: Fault = {
  id: 'b8-escapes-display-name',
  role: 'platform',
  title: 'The display name is escaped for a page before it is stored',
  breaks: ['B8-2'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const { brokerAccountDisplayName: name, ...body } = input.body
      const escaped = name?.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      return honest({ ...input, body: { ...body, ...(escaped !== undefined && { brokerAccountDisplayName: escaped }) } }, world)
    },
  },
}
