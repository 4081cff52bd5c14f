import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a2NamesUserUid: Fault = {
  id: 'a2-names-user-uid',
  role: 'crm',
  title: "The user's id is called uid, as in the tables of the CRM",
  breaks: ['A2-1'],
  wire: alterAnswer('authorizeOneTime', ({ userId, ...body }) => ({ ...body, uid: userId })),
}
