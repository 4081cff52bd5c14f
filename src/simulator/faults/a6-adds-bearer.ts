import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a6AddsBearer: Fault = {
  id: 'a6-adds-bearer',
  role: 'platform',
  title: 'Every token is sent with the word Bearer',
  breaks: ['A6-9'],
  calls: alterCall('A6', ({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${headers['authorization']}` } })),
}
