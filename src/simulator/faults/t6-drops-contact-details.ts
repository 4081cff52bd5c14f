import type { Fault } from '../fault.ts'

export const t6DropsContactDetails: Fault = {
  id: 't6-drops-contact-details',
  role: 'platform',
  title: 'contactDetails is missing in the list of fields that can be changed',
  breaks: ['T6-2', 'T6-3', 'T6-5'],
  operations: {
    updateTrader(input, world, honest) {
      const { contactDetails: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
