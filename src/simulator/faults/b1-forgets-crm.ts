import type { Fault } from '../fault.ts'

export const b1ForgetsCrm: Fault = {
  id: 'b1-forgets-crm',
  role: 'platform',
  title: 'The new user is stored without the CRM that asked for it',
  breaks: ['B1-2', 'B4-1', 'B4-5', 'B3-2', 'USER-2'],
  operations: {
    createSsoUser(input, world, honest) {
      const answer = honest(input, world)
      const user = answer.status === 201 && answer.body && world.users.get(answer.body.userId)
      if (user) world.users.set(user.userId, { ...user, brokerCrmNames: [] })
      return answer
    },
  },
}
