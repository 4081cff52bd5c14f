import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const a3MissingTokenIsNobody: Fault = {
  id: 'a3-missing-token-is-nobody',
  role: 'crm',
  title: 'A guest may come without an access token',
  breaks: ['A3-4'],
  contract: forgetBodyRules('authorizeAccessToken'),
  operations: {
    authorizeAccessToken: (input, world, honest) =>
      (input.body as { accessToken?: string }).accessToken === undefined ? { status: 200, body: { userId: 0 } } : honest(input, world),
  },
}
