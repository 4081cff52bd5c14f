import type { Fault } from '../fault.ts'

export const c2MissingTokenIs401: Fault = {
  id: 'c2-missing-token-is-401',
  role: 'adapter',
  title: 'A gateway turns calls without a token away, with 401 and its own words',
  breaks: ['C2-2', 'C2-6', 'ERR-13'],
  wire: (answer) =>
    answer.headers['x-tripact-requirement'] === 'C2-2' ? { ...answer, status: 401, body: '{"message":"Unauthorized"}' } : answer,
}
