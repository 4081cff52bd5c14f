import type { Fault } from '../fault.ts'

export const httpAdapterTakesAnyLabel: Fault = {
  id: 'http-adapter-takes-any-label',
  role: 'adapter',
  title: 'The body is JSON, whatever its label says',
  breaks: ['HTTP-16'],
  requests: (request, operation) => (operation.role === 'adapter' ? { ...request, contentType: 'application/json' } : request),
}
