import type { Fault } from '../fault.ts'

export const httpCrmFirstKeyWins: Fault = {
  id: 'http-crm-first-key-wins',
  role: 'crm',
  title: 'Of two parameters with one name the first counts',
  breaks: ['HTTP-24'],
  requests: (request) => ({ ...request, repeatedQueryKey: undefined }),
}
