import type { Fault } from '../fault.ts'

export const authHalfATokenWillDo: Fault = {
  id: 'auth-half-a-token-will-do',
  role: 'platform',
  title: 'Tokens are looked up by how they begin',
  breaks: ['AUTH-9'],
  requests(request, _operation, world) {
    const { token } = request.query
    const isBeginning = token !== undefined && token.length >= 8 && world.managerToken.startsWith(token)
    return isBeginning ? { ...request, query: { ...request.query, token: world.managerToken } } : request
  },
}
