import type { Fault } from '../fault.ts'

export const httpB10StandsElsewhere: Fault = {
  id: 'http-b10-stands-elsewhere',
  role: 'platform',
  title: 'The address was made to look like the others',
  breaks: ['HTTP-30', 'B10-1'],
  requests: (request, operation) => (operation.id === 'getTraderEmail' ? { status: 404 } : request),
}
