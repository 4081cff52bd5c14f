import type { Fault } from '../fault.ts'

export const a7Redirects: Fault = {
  id: 'a7-redirects',
  role: 'crm',
  title: 'The route moved, and a redirect will do',
  breaks: ['A7-1'],
  wire: (answer) =>
    answer.operation === 'registerUser' && answer.status < 300
      ? { ...answer, status: 302, headers: { ...answer.headers, location: '/api/registration' } }
      : answer,
}
