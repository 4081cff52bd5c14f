import type { Fault } from '../fault.ts'

export const a5RefusesPut: Fault = {
  id: 'a5-refuses-put',
  role: 'crm',
  title: 'The route was registered for POST',
  breaks: ['A5-1'],
  wire: (answer) =>
    answer.operation === 'logOutOfCrm'
      ? { ...answer, status: 405, headers: { ...answer.headers, allow: 'POST' }, body: JSON.stringify({ error: 'Method Not Allowed' }) }
      : answer,
}
