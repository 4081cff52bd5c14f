import type { Fault } from '../fault.ts'

export const errB5NamesCodeOfCrm: Fault = {
  id: 'err-b5-names-code-of-crm',
  role: 'platform',
  title: 'Both sides share one list of error codes',
  breaks: ['ERR-8'],
  wire: (answer) =>
    answer.operation === 'logOutUser' && answer.status === 401
      ? { ...answer, body: JSON.stringify({ error: { errorCode: 'CID_NON_EXISTED_TOKEN', description: 'no such token' } }) }
      : answer,
}
