import type { Fault } from '../fault.ts'

export const authCallbacksWantBearer: Fault = {
  id: 'auth-callbacks-want-bearer',
  role: 'crm',
  title: 'Every Authorization is taken for a bearer token',
  breaks: ['AUTH-3', 'A6-1', 'A7-1'],
  requests(request, operation) {
    const isCallback = operation.id === 'attributeUser' || operation.id === 'registerUser'
    const isBearer = /^Bearer /.test(String(request.headers['authorization'] ?? ''))
    return isCallback && !isBearer ? { status: 401 } : request
  },
}
