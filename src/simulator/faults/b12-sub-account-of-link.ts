import type { Fault } from '../fault.ts'

export const b12SubAccountOfLink: Fault = {
  id: 'b12-sub-account-of-link',
  role: 'platform',
  title: 'subAccountOf is the id of a link instead of a number of an account',
  breaks: ['B12-20'],
  operations: {
    listLinkedAccounts(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body) return answer
      const linkOf = (login: number) => world.accountLinks.firstBy('login', login)?.uidTraderAccountId ?? null
      const accounts = answer.body.accounts.map((account) => ({
        ...account,
        subAccountOf: account.subAccountOf === null ? null : linkOf(account.subAccountOf),
      }))
      return { status: 200, body: { ...answer.body, accounts } }
    },
  },
}
