import { openAdapterToken } from '../adapter-token.ts'
import type { Fault } from '../fault.ts'

export const tokenAdapterTokenAsCredential: Fault = {
  id: 'token-adapter-token-as-credential',
  role: 'adapter',
  title: 'Whoever has a token may ask for another',
  breaks: ['TOKEN-7'],
  requests(request, operation, world) {
    const token = String(request.headers['authorization'] ?? '').replace(/^Bearer /, '')
    if (operation.id !== 'generateAdapterToken' || typeof openAdapterToken(token, world.seed) === 'string') return request
    return { ...request, headers: { ...request.headers, authorization: `Bearer ${world.adapterBearer}` } }
  },
}
