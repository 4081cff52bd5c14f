import type { Fault } from '../fault.ts'
import { failOn, someValue } from '../fault-parts/request.ts'

export const httpPlatformFailsOnZeroByte: Fault = {
  id: 'http-platform-fails-on-zero-byte',
  role: 'platform',
  title: 'The database takes no zero byte in a text',
  breaks: ['HTTP-9'],
  requests: failOn('platform', (body) => someValue(body, (value) => typeof value === 'string' && value.includes('\0'))),
}
