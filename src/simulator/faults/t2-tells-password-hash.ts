import type { Fault } from '../fault.ts'

export const t2TellsPasswordHash: Fault = {
  id: 't2-tells-password-hash',
  role: 'platform',
  title: 'The record holds the password hash',
  breaks: ['T2-3'],
  operations: {
    getTrader(input, world, honest) {
      const answer = honest(input, world)
      const hashedPassword = world.traders.get(input.path.login)?.hashedPassword
      return { ...answer, body: { ...answer.body, hashedPassword } } as unknown as typeof answer
    },
  },
}
