import type { Fault } from '../fault.ts'
import { failOn } from '../fault-parts/request.ts'

export const httpCrmFailsOnHugeInteger: Fault = {
  id: 'http-crm-fails-on-huge-integer',
  role: 'crm',
  title: 'An integer of more than 64 bits overflows the column',
  breaks: ['HTTP-8'],
  requests: failOn('crm', (_body, text) => /[:[,]-?\d{19,}[,\]}]/.test(text)),
}
