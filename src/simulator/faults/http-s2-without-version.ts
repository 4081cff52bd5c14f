import type { Fault } from '../fault.ts'

export const httpS2WithoutVersion: Fault = {
  id: 'http-s2-without-version',
  role: 'platform',
  title: 'S2 was not moved to the second version',
  breaks: ['HTTP-31', 'S2-1'],
  requests: (request, operation) => (operation.id === 'listDepositAssets' ? { status: 404 } : request),
}
