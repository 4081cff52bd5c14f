import type { Fault } from '../fault.ts'

export const t1TellsPasswordHash: Fault = {
  id: 't1-tells-password-hash',
  role: 'platform',
  title: 'The stored row is answered as it is, password hash included',
  breaks: ['T1-5'],
  operations: {
    createTrader(input, world, honest) {
      const answer = honest(input, world)
      return { ...answer, body: { ...answer.body, hashedPassword: input.body.hashedPassword } } as unknown as typeof answer
    },
  },
}
