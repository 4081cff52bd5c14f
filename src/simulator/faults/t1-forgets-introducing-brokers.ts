import type { Fault } from '../fault.ts'

export const t1ForgetsIntroducingBrokers: Fault = {
  id: 't1-forgets-introducing-brokers',
  role: 'platform',
  title: 'Two of the ten contact details have no column',
  breaks: ['T1-4'],
  operations: {
    createTrader(input, world, honest) {
      const { contactDetails } = input.body
      if (!contactDetails) return honest(input, world)
      const { introducingBroker1: _, introducingBroker2: __, ...kept } = contactDetails
      return honest({ ...input, body: { ...input.body, contactDetails: kept } }, world)
    },
  },
}
