import type { Fault } from '../fault.ts'

export const t4UnknownLoginIsEmpty: Fault = {
  id: 't4-unknown-login-is-empty',
  role: 'platform',
  title: 'An unknown login has no sub-accounts, so the list is empty',
  breaks: ['T4-8'],
  operations: {
    getSubAccounts(input, world, honest) {
      if (world.traders.has(input.path.login)) return honest(input, world)
      return { status: 200, body: { subAccountLogins: { login: [] }, totalSubAccountsBalance: 0, totalSubAccountsEquity: 0 } }
    },
  },
}
