import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a6ForgetsBrokerName: Fault = {
  id: 'a6-forgets-broker-name',
  role: 'platform',
  title: 'The address belongs to one broker, so its name is left out',
  breaks: ['A6-8'],
  calls: alterCallBody('A6', ({ brokerName: _, ...body }) => body),
}
