import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const b4UnknownCrmIs404: Fault = {
  id: 'b4-unknown-crm-is-404',
  role: 'platform',
  title: 'A CRM that the platform does not know is a failure',
  breaks: ['B4-4'],
  operations: {
    getSsoUserId(input, world, honest) {
      if (!world.brokers.firstBy('brokerCrmName', input.query.brokerCrmName)) return refuse('B3-10', undefined, 'query.brokerCrmName')
      return honest(input, world)
    },
  },
}
