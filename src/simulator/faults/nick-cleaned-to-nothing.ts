import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickCleanedToNothing: Fault = {
  id: 'nick-cleaned-to-nothing',
  role: 'platform',
  title: 'Letters of other scripts are dropped, even if none is left',
  breaks: ['NICK-6'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname }, wish) => (wish && /^\P{ASCII}+$/u.test(wish) ? '' : nickname)),
  },
}
