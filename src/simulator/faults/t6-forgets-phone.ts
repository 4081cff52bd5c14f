import type { Fault } from '../fault.ts'

export const t6ForgetsPhone: Fault = {
  id: 't6-forgets-phone',
  role: 'platform',
  title: 'The phone number cannot be changed',
  breaks: ['T6-3'],
  operations: {
    updateTrader(input, world, honest) {
      if (!input.body.contactDetails) return honest(input, world)
      const { phone: _, ...contactDetails } = input.body.contactDetails
      return honest({ ...input, body: { ...input.body, contactDetails } }, world)
    },
  },
}
