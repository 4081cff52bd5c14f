import type { Fault } from '../fault.ts'

export const authMissingTokenIs400: Fault = {
  id: 'auth-missing-token-is-400',
  role: 'platform',
  title: 'The token is a required field, and a missing one like any other',
  breaks: ['AUTH-7', 'B9-13'],
  requests: (request, operation) =>
    operation.id === 'sendPush' && request.query['token'] === undefined ? { status: 400, body: { message: 'token is required' } } : request,
}
