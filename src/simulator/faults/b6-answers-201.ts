import type { Fault } from '../fault.ts'

export const b6Answers201: Fault = {
  id: 'b6-answers-201',
  role: 'platform',
  title: 'Something was created, so the status must be 201',
  breaks: ['B6-1'],
  wire: (answer) => (answer.operation === 'createUser' && answer.status === 200 ? { ...answer, status: 201 } : answer),
}
