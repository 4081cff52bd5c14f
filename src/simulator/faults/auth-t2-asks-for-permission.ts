import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const authT2AsksForPermission: Fault = {
  id: 'auth-t2-asks-for-permission',
  role: 'platform',
  title: 'Accounts are shown only to managers who may authenticate users',
  breaks: ['AUTH-10'],
  operations: {
    getTrader: (input, world, honest) => (input.caller.manager?.canAuthenticateUsers ? honest(input, world) : refuse('B14-14')),
  },
}
