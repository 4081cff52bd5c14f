import type { Fault } from '../fault.ts'

export const c2Answers201: Fault = {
  id: 'c2-answers-201',
  role: 'adapter',
  title: 'A revocation was created, so the status must be 201',
  breaks: ['C2-1', 'C2-6'],
  wire: (answer) => (answer.operation === 'revokeAdapterToken' && answer.body === '{"s":"ok"}' ? { ...answer, status: 201 } : answer),
}
