import type { Fault } from '../fault.ts'

export const httpCrmLastKeyWins: Fault = {
  id: 'http-crm-last-key-wins',
  role: 'crm',
  title: 'Of two parameters with one name the last counts',
  breaks: ['HTTP-24'],
  requests: (request) =>
    request.repeatedQueryKey === undefined
      ? request
      : { ...request, repeatedQueryKey: undefined, query: Object.fromEntries(new URLSearchParams(request.rawQuery)) },
}
