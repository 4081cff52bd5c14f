import type { Fault } from '../fault.ts'

export const httpB19ByPost: Fault = {
  id: 'http-b19-by-post',
  role: 'platform',
  title: 'A proxy lets no DELETE through',
  breaks: ['HTTP-30', 'B19-1'],
  requests: (request, operation) => (operation.id === 'deleteReferral' ? { status: 405, headers: { allow: 'GET, PUT, POST' } } : request),
}
