import type { Fault } from '../fault.ts'

export const b3ForgetsCrm: Fault = {
  id: 'b3-forgets-crm',
  role: 'platform',
  title: 'The user is written back without the CRM',
  breaks: ['B3-2', 'USER-2'],
  operations: {
    changeEmail(input, world, honest) {
      const answer = honest(input, world)
      const user = world.users.get(input.body.userId)
      if (user) world.users.set(user.userId, { ...user, brokerCrmNames: [] })
      return answer
    },
  },
}
