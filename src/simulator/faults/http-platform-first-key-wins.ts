import type { Fault } from '../fault.ts'

export const httpPlatformFirstKeyWins: Fault = {
  id: 'http-platform-first-key-wins',
  role: 'platform',
  title: 'Of two parameters with one name the first counts',
  breaks: ['HTTP-25'],
  requests: (request) => ({ ...request, repeatedQueryKey: undefined }),
}
