import type { Fault } from '../fault.ts'
import { failOn, someValue } from '../fault-parts/request.ts'

export const httpCrmFailsOnZeroByte: Fault = {
  id: 'http-crm-fails-on-zero-byte',
  role: 'crm',
  title: 'The database takes no zero byte in a text',
  breaks: ['HTTP-8'],
  requests: failOn('crm', (body) => someValue(body, (value) => typeof value === 'string' && value.includes('\0'))),
}
