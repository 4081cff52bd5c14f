import { alterCall } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a6AddsBearer: Fault = {
  id: 'a6-adds-bearer',
  role: 'platform',
  title: 'Every token is sent with the word Bearer',
  breaks: ['A6-9'],
  calls: alterCall('A6', ({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${headers['authorization']}` } })),
}
