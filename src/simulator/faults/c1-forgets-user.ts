import { openAdapterToken } from '../adapter-token.ts'
import type { Fault } from '../fault.ts'
import { describeLinkedAccount } from '../linked-accounts.ts'

export const c1ForgetsUser: Fault = {
  id: 'c1-forgets-user',
  role: 'adapter',
  title: 'The token opens the accounts of everybody under the brokers',
  breaks: ['C1-9', 'C1-6'],
  operations: {
    openAdapterSession(input, world, honest) {
      const answer = honest(input, world)
      const grant = openAdapterToken(input.body.token, world.seed)
      if (
        answer.status !== 200 ||
        !answer.body ||
        typeof grant === 'string' ||
        grant.uidTraderAccountIds ||
        input.body.uidTraderAccountId !== undefined
      )
        return answer
      const all = Array.from(world.accountLinks.values()).flatMap((link) => describeLinkedAccount(world, link) ?? [])
      return { ...answer, body: { ...answer.body, accounts: all.filter(({ brokerName }) => grant.brokerNames.includes(brokerName)) } }
    },
  },
}
