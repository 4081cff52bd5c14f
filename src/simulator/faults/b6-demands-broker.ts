import type { Fault } from '../fault.ts'
import { makeRequired } from '../fault-parts/contract.ts'

export const b6DemandsBroker: Fault = {
  id: 'b6-demands-broker',
  role: 'platform',
  title: 'A brokerName is demanded',
  breaks: ['B6-9'],
  contract: makeRequired('createUser', 'brokerName'),
}
