import type { Fault } from '../fault.ts'

export const a1TakesAnyPassword: Fault = {
  id: 'a1-takes-any-password',
  role: 'crm',
  title: 'The password is read and never compared',
  breaks: ['A1-4'],
  operations: {
    issueCrmApiToken: (_input, world, honest) => honest({ ..._input, body: { password: world.crm.apiPassword } }, world),
  },
}
