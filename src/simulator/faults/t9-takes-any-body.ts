import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const t9TakesAnyBody: Fault = {
  id: 't9-takes-any-body',
  role: 'platform',
  title: 'A body without a hash sets an empty password',
  breaks: ['T9-5'],
  contract: forgetBodyRules('changePassword'),
  operations: {
    changePassword(input, world, honest) {
      const { hashedPassword } = input.body as { hashedPassword?: unknown }
      if (typeof hashedPassword === 'string') return honest(input, world)
      return honest({ ...input, body: { login: input.path.login, hashedPassword: 'd41d8cd98f00b204e9800998ecf8427e' } }, world)
    },
  },
}
