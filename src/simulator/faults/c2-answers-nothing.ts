import type { Fault } from '../fault.ts'

export const c2AnswersNothing: Fault = {
  id: 'c2-answers-nothing',
  role: 'adapter',
  title: 'The answer to a log-out has no body',
  breaks: ['C2-1'],
  wire: (answer) => (answer.operation === 'revokeAdapterToken' && answer.body === '{"s":"ok"}' ? { ...answer, body: '{}' } : answer),
}
