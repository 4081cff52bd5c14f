import type { Fault } from '../fault.ts'

export const t1ForgetsPassword: Fault = {
  id: 't1-forgets-password',
  role: 'platform',
  title: 'The password hash is not stored',
  breaks: ['T1-10'],
  operations: {
    createTrader(input, world, honest) {
      return honest({ ...input, body: { ...input.body, hashedPassword: '0'.repeat(32) } }, world)
    },
  },
}
