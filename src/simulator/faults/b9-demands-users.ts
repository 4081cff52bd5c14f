import type { Fault } from '../fault.ts'
import { makeRequired } from '../fault-parts/contract.ts'

export const b9DemandsUsers: Fault = {
  id: 'b9-demands-users',
  role: 'platform',
  title: 'There is no message without a list of receivers',
  breaks: ['B9-9'],
  contract: makeRequired('sendPush', 'users'),
}
