import type { Fault } from '../fault.ts'

export const b9UsersOrGroups: Fault = {
  id: 'b9-users-or-groups',
  role: 'platform',
  title: 'Users and groups are two mailings whose receivers are added up, instead of two conditions',
  breaks: ['B9-3', 'B9-6'],
  operations: {
    sendPush(input, world, honest) {
      const { users, groups, ...body } = input.body
      if (!users || !groups || body.allGroups) return honest(input, world)
      const [byUser, byGroup] = [
        honest({ ...input, body: { ...body, users, allGroups: true } }, world),
        honest({ ...input, body: { ...body, groups } }, world),
      ]
      if (byUser.status !== 200 || byGroup.status !== 200 || !byUser.body || !byGroup.body) return byUser
      const usersAmount = byUser.body.usersAmount + byGroup.body.usersAmount
      return { status: 200, body: { usersAmount, messagesAmount: byUser.body.messagesAmount + byGroup.body.messagesAmount } }
    },
  },
}
