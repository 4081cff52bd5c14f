import type { Fault } from '../fault.ts'

export const httpCrmTakesAnyLabel: Fault = {
  id: 'http-crm-takes-any-label',
  role: 'crm',
  title: 'The body is JSON, whatever its label says',
  breaks: ['HTTP-14'],
  requests: (request, operation) => (operation.role === 'crm' ? { ...request, contentType: 'application/json' } : request),
}
