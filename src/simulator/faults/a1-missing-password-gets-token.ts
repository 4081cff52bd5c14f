import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const a1MissingPasswordGetsToken: Fault = {
  id: 'a1-missing-password-gets-token',
  role: 'crm',
  title: 'The password is compared when there is one',
  breaks: ['A1-5'],
  contract: forgetBodyRules('issueCrmApiToken'),
  operations: {
    issueCrmApiToken(input, world, honest) {
      const { password } = input.body as { password?: string }
      return honest({ ...input, body: { password: password === undefined ? world.crm.apiPassword : String(password) } }, world)
    },
  },
}
