import type { Fault } from '../fault.ts'
import { failOn } from '../fault-parts/request.ts'

export const httpCrmFailsOnList: Fault = {
  id: 'http-crm-fails-on-list',
  role: 'crm',
  title: 'A body that is a list is read like an object',
  breaks: ['HTTP-8'],
  requests: failOn('crm', (body) => Array.isArray(body)),
}
