import type { Fault } from '../fault.ts'
import { failOn, someValue } from '../fault-parts/request.ts'

export const httpAdapterFailsOnZeroByte: Fault = {
  id: 'http-adapter-fails-on-zero-byte',
  role: 'adapter',
  title: 'The database takes no zero byte in a text',
  breaks: ['HTTP-10'],
  requests: failOn('adapter', (body) => someValue(body, (value) => typeof value === 'string' && value.includes('\0'))),
}
