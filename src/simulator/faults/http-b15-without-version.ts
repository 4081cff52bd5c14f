import type { Fault } from '../fault.ts'

export const httpB15WithoutVersion: Fault = {
  id: 'http-b15-without-version',
  role: 'platform',
  title: 'B15 stands where the calls without a version stand',
  breaks: ['HTTP-30', 'B15-1'],
  requests: (request, operation) => (operation.id === 'issueSsoCode' ? { status: 404 } : request),
}
