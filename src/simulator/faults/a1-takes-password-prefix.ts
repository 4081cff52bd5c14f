import type { Fault } from '../fault.ts'

export const a1TakesPasswordPrefix: Fault = {
  id: 'a1-takes-password-prefix',
  role: 'crm',
  title: 'The comparison stops at the end of the shorter text',
  breaks: ['A1-4'],
  operations: {
    issueCrmApiToken(input, world, honest) {
      const isPrefix = world.crm.apiPassword.startsWith(input.body.password)
      return honest(isPrefix ? { ...input, body: { password: world.crm.apiPassword } } : input, world)
    },
  },
}
