import type { Fault } from '../fault.ts'

export const a2ReplayTellsUser: Fault = {
  id: 'a2-replay-tells-user',
  role: 'crm',
  title: 'The refusal of a used code says who used it',
  breaks: ['A2-3', 'ERR-5'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const spent = world.oneTimeTokens.get(input.body.code)
      if (!spent?.spent) return honest(input, world)
      return { status: 404, body: { error: 'Not Found', userId: spent.userId } as { error: string } }
    },
  },
}
