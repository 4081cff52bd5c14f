import type { Fault } from '../fault.ts'

export const c2FailuresAnswer401: Fault = {
  id: 'c2-failures-answer-401',
  role: 'adapter',
  title: 'A token that is not valid is answered 401',
  breaks: ['C2-2', 'C2-3', 'C2-4', 'C2-5', 'C2-6'],
  wire: (answer) =>
    answer.operation === 'revokeAdapterToken' && answer.body?.includes('"s":"error"') ? { ...answer, status: 401 } : answer,
}
