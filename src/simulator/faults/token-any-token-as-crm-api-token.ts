import type { Fault } from '../fault.ts'

export const tokenAnyTokenAsCrmApiToken: Fault = {
  id: 'token-any-token-as-crm-api-token',
  role: 'crm',
  title: 'The filter asks only whether the CRM issued the token, and not as what',
  breaks: ['TOKEN-1'],
  requests(request, _operation, world) {
    const token = request.query['crmApiToken'] ?? ''
    const [valid] = Array.from(world.crmTokens.values())
    const isOther = world.oneTimeTokens.has(token) || world.accessTokens.has(token) || world.inappTokens.has(token)
    return isOther && valid ? { ...request, query: { ...request.query, crmApiToken: valid.value } } : request
  },
}
