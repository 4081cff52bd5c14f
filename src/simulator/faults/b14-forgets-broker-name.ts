import type { Fault } from '../fault.ts'
import { alterListed } from '../fault-parts/answer.ts'

export const b14ForgetsBrokerName: Fault = {
  id: 'b14-forgets-broker-name',
  role: 'platform',
  title: 'brokerName is missing in the projection',
  breaks: ['B14-2', 'B14-3'],
  wire: alterListed('listUsers', 'users', ({ brokerName: _, ...user }) => user),
}
