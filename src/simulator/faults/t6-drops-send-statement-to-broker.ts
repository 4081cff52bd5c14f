import type { Fault } from '../fault.ts'

export const t6DropsSendStatementToBroker: Fault = {
  id: 't6-drops-send-statement-to-broker',
  role: 'platform',
  title: 'sendStatementToBroker is missing in the list of fields that can be changed',
  breaks: ['T6-2'],
  operations: {
    updateTrader(input, world, honest) {
      const { sendStatementToBroker: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
