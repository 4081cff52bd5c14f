import type { Fault } from '../fault.ts'

export const t6DropsSendOwnStatement: Fault = {
  id: 't6-drops-send-own-statement',
  role: 'platform',
  title: 'sendOwnStatement is missing in the list of fields that can be changed',
  breaks: ['T6-2'],
  operations: {
    updateTrader(input, world, honest) {
      const { sendOwnStatement: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
