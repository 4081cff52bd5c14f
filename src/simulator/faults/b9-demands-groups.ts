import type { Fault } from '../fault.ts'
import { makeRequired } from '../fault-parts/contract.ts'

export const b9DemandsGroups: Fault = {
  id: 'b9-demands-groups',
  role: 'platform',
  title: 'groups is asked for even where it is ignored',
  breaks: ['B9-9'],
  contract: makeRequired('sendPush', 'groups'),
}
