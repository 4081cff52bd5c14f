import type { Fault } from '../fault.ts'

export const b8DecodesDisplayName: Fault = {
  id: 'b8-decodes-display-name',
  role: 'platform',
  title: 'The display name is percent-decoded, although it came in JSON',
  breaks: ['B8-2'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const { brokerAccountDisplayName: name, ...body } = input.body
      const decoded = name?.replace(/%[2-7][0-9A-F]/g, decodeURIComponent)
      return honest({ ...input, body: { ...body, ...(decoded !== undefined && { brokerAccountDisplayName: decoded }) } }, world)
    },
  },
}
