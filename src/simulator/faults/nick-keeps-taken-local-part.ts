import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickKeepsTakenLocalPart: Fault = {
  id: 'nick-keeps-taken-local-part',
  role: 'platform',
  title: 'The name from the e-mail is given without a look whether it exists',
  breaks: ['NICK-4', 'NICK-5'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname, email }, wish) => (wish === undefined ? email.slice(0, email.indexOf('@')) : nickname)),
  },
}
