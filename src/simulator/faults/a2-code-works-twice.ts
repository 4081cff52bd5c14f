import type { Fault } from '../fault.ts'

export const a2CodeWorksTwice: Fault = {
  id: 'a2-code-works-twice',
  role: 'crm',
  title: 'Uses are counted from nought',
  breaks: ['A2-3', 'TOKEN-2', 'RACE-1'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const unspent = world.oneTimeTokens.get(input.body.code)
      const answer = honest(input, world)
      if (unspent && world.nextId(`fault-use:${unspent.value}`) === 1) world.oneTimeTokens.set(unspent.value, unspent)
      return answer
    },
  },
}
