import type { Fault } from '../fault.ts'

export const a5AnswersWithBody: Fault = {
  id: 'a5-answers-with-body',
  role: 'crm',
  title: 'The answer says that all went well',
  breaks: ['A5-2'],
  wire: (answer) =>
    answer.operation === 'logOutOfCrm' && answer.status === 200
      ? { ...answer, headers: { ...answer.headers, 'content-type': 'application/json' }, body: JSON.stringify({ result: 'ok' }) }
      : answer,
}
