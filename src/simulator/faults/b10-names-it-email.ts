import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b10NamesItEmail: Fault = {
  id: 'b10-names-it-email',
  role: 'platform',
  title: 'The field is called email, as everywhere else',
  breaks: ['B10-1'],
  wire: alterAnswer('getTraderEmail', (body) => ({ email: body['uidEmail'] })),
}
