import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsWindowOfUser: Fault = {
  id: 'b12-forgets-window-of-user',
  role: 'platform',
  title: 'With a userId the window is not looked at',
  breaks: ['B12-15', 'B12-16'],
  operations: {
    listLinkedAccounts: listLinksAsIf(({ from, to, ...wish }) => ({
      ...wish,
      ...(wish.userId === undefined && from !== undefined && { from }),
      ...(wish.userId === undefined && to !== undefined && { to }),
    })),
  },
}
