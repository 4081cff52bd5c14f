import type { Fault } from '../fault.ts'
import { failOn } from '../fault-parts/request.ts'

export const httpPlatformFailsOnHugeInteger: Fault = {
  id: 'http-platform-fails-on-huge-integer',
  role: 'platform',
  title: 'An integer of more than 64 bits overflows the column',
  breaks: ['HTTP-9'],
  requests: failOn('platform', (_body, text) => /[:[,]-?\d{19,}[,\]}]/.test(text)),
}
