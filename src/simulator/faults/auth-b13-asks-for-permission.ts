import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const authB13AsksForPermission: Fault = {
  id: 'auth-b13-asks-for-permission',
  role: 'platform',
  title: 'B13 was given the permission check of B14',
  breaks: ['AUTH-10'],
  operations: {
    listInvitedUsers: (input, world, honest) => (input.caller.manager?.canAuthenticateUsers ? honest(input, world) : refuse('B14-14')),
  },
}
