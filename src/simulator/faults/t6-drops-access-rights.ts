import type { Fault } from '../fault.ts'

export const t6DropsAccessRights: Fault = {
  id: 't6-drops-access-rights',
  role: 'platform',
  title: 'accessRights is missing in the list of fields that can be changed',
  breaks: ['T6-2', 'T6-8'],
  operations: {
    updateTrader(input, world, honest) {
      const { accessRights: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
