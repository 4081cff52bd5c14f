import type { Fault } from '../fault.ts'

export const httpPlatformTakesAnyLabel: Fault = {
  id: 'http-platform-takes-any-label',
  role: 'platform',
  title: 'The body is JSON, whatever its label says',
  breaks: ['HTTP-15'],
  requests: (request, operation) => (operation.role === 'platform' ? { ...request, contentType: 'application/json' } : request),
}
