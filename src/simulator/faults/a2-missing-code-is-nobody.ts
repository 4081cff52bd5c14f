import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const a2MissingCodeIsNobody: Fault = {
  id: 'a2-missing-code-is-nobody',
  role: 'crm',
  title: 'A guest may come without a code',
  breaks: ['A2-6'],
  contract: forgetBodyRules('authorizeOneTime'),
  operations: {
    authorizeOneTime: (input, world, honest) =>
      (input.body as { code?: string }).code === undefined ? { status: 200, body: { userId: 0 } } : honest(input, world),
  },
}
