import type { Fault } from '../fault.ts'
import { makeRequired } from '../fault-parts/contract.ts'

export const b1DemandsNickname: Fault = {
  id: 'b1-demands-nickname',
  role: 'platform',
  title: 'A nickname is demanded',
  breaks: ['B1-3', 'B1-1'],
  contract: makeRequired('createSsoUser', 'nickname'),
}
