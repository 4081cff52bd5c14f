import type { Fault } from '../fault.ts'

export const errA2NamesUserOfSpentCode: Fault = {
  id: 'err-a2-names-user-of-spent-code',
  role: 'crm',
  title: 'The refusal of a used code tells whose it was',
  breaks: ['ERR-5', 'A2-3'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const found = world.oneTimeTokens.get(input.body.code)
      if (!found?.spent) return honest(input, world)
      return { status: 404, body: { error: 'Not Found', message: 'the code was used', userId: found.userId } }
    },
  },
}
