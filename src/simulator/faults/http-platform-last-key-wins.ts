import type { Fault } from '../fault.ts'

export const httpPlatformLastKeyWins: Fault = {
  id: 'http-platform-last-key-wins',
  role: 'platform',
  title: 'Of two parameters with one name the last counts',
  breaks: ['HTTP-25'],
  requests: (request) =>
    request.repeatedQueryKey === undefined
      ? request
      : { ...request, repeatedQueryKey: undefined, query: Object.fromEntries(new URLSearchParams(request.rawQuery)) },
}
