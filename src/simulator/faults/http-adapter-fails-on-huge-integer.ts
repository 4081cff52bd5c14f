import type { Fault } from '../fault.ts'
import { failOn } from '../fault-parts/request.ts'

export const httpAdapterFailsOnHugeInteger: Fault = {
  id: 'http-adapter-fails-on-huge-integer',
  role: 'adapter',
  title: 'An integer of more than 64 bits overflows the column',
  breaks: ['HTTP-10'],
  requests: failOn('adapter', (_body, text) => /[:[,]-?\d{19,}[,\]}]/.test(text)),
}
