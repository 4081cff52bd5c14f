import type { Fault } from '../fault.ts'

export const authT2MissingTokenIs400: Fault = {
  id: 'auth-t2-missing-token-is-400',
  role: 'platform',
  title: 'The token is a required field, and a missing one like any other',
  breaks: ['AUTH-8', 'T2-21'],
  requests: (request, operation) =>
    operation.id === 'getTrader' && request.query['token'] === undefined
      ? { status: 400, body: { message: 'token is required' } }
      : request,
}
