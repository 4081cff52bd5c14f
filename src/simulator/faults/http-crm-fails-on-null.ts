import type { Fault } from '../fault.ts'
import { failOn, someValue } from '../fault-parts/request.ts'

export const httpCrmFailsOnNull: Fault = {
  id: 'http-crm-fails-on-null',
  role: 'crm',
  title: 'A field that is null is used without a look',
  breaks: ['HTTP-8'],
  requests: failOn('crm', (body) => someValue(body, (value) => value === null)),
}
