import type { Fault } from '../fault.ts'

export const a6Answers204: Fault = {
  id: 'a6-answers-204',
  role: 'crm',
  title: 'Nothing is to be said, so the status must be 204',
  breaks: ['A6-1'],
  wire: (answer) => (answer.operation === 'attributeUser' && answer.status === 200 ? { ...answer, status: 204, body: undefined } : answer),
}
