import type { Fault } from '../fault.ts'

export const a1RefusalsWithoutCode: Fault = {
  id: 'a1-refusals-without-code',
  role: 'crm',
  title: "The framework's own page for 403 is sent",
  breaks: ['ERR-2'],
  wire: (answer) => (answer.status === 403 ? { ...answer, body: JSON.stringify({ error: 'Forbidden' }) } : answer),
}
