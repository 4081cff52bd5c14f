import type { Fault } from '../fault.ts'

export const httpT6WithoutPatch: Fault = {
  id: 'http-t6-without-patch',
  role: 'platform',
  title: 'The gateway knows no PATCH',
  breaks: ['HTTP-31', 'T6-1'],
  requests: (request, operation) => (operation.id === 'updateTrader' ? { status: 405, headers: { allow: 'GET, PUT, DELETE' } } : request),
}
