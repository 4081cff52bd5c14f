import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b6NamesFieldUserName: Fault = {
  id: 'b6-names-field-user-name',
  role: 'platform',
  title: 'nickname is called userName',
  breaks: ['B6-1'],
  wire: alterAnswer('createUser', ({ nickname, ...body }) => ({ ...body, ...(nickname !== undefined && { userName: nickname }) })),
}
