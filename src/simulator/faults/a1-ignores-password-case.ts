import type { Fault } from '../fault.ts'

export const a1IgnoresPasswordCase: Fault = {
  id: 'a1-ignores-password-case',
  role: 'crm',
  title: 'Passwords are compared in lower case',
  breaks: ['A1-4'],
  operations: {
    issueCrmApiToken(input, world, honest) {
      const isAlike = world.crm.apiPassword.toLowerCase() === input.body.password.toLowerCase()
      return honest(isAlike ? { ...input, body: { password: world.crm.apiPassword } } : input, world)
    },
  },
}
