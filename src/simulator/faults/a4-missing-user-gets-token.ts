import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const a4MissingUserGetsToken: Fault = {
  id: 'a4-missing-user-gets-token',
  role: 'crm',
  title: 'A token is made whoever it is for',
  breaks: ['A4-10'],
  contract: forgetBodyRules('generateOneTimeToken'),
  operations: {
    generateOneTimeToken: (input, world, honest) =>
      (input.body as { userId?: number }).userId === undefined
        ? { status: 200, body: { token: world.newToken('ot') } }
        : honest(input, world),
  },
}
