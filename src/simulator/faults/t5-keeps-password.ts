import type { Fault } from '../fault.ts'

export const t5KeepsPassword: Fault = {
  id: 't5-keeps-password',
  role: 'platform',
  title: 'The password hash of the body is ignored',
  breaks: ['T5-3'],
  operations: {
    replaceTrader(input, world, honest) {
      const hashedPassword = world.traders.get(input.path.login)?.hashedPassword
      return honest({ ...input, body: { ...input.body, ...(hashedPassword !== undefined && { hashedPassword }) } }, world)
    },
  },
}
