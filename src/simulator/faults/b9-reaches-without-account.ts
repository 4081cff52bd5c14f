import type { Fault } from '../fault.ts'

export const b9ReachesWithoutAccount: Fault = {
  id: 'b9-reaches-without-account',
  role: 'platform',
  title: 'Whom a list names is reached, with or without an account under the broker',
  breaks: ['B9-4'],
  operations: {
    sendPush(input, world, honest) {
      const { users, brokerName } = input.body
      if (!users || !world.brokers.has(brokerName)) return honest(input, world)
      const amount = new Set(users.filter((userId) => world.users.has(userId))).size
      return { status: 200, body: { usersAmount: amount, messagesAmount: amount } }
    },
  },
}
