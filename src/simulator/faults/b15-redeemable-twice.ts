import type { Fault } from '../fault.ts'

export const b15RedeemableTwice: Fault = {
  id: 'b15-redeemable-twice',
  role: 'platform',
  title: 'The code is deleted when it is found a second time',
  breaks: ['B15-6', 'RACE-3'],
  operations: {
    redeemSsoCode(input, world, honest) {
      const answer = honest(input, world)
      const code = world.ssoCodes.get(input.body.code)
      if (answer.status < 300 && code && world.nextId(`fault-turn:${code.value}`) === 1)
        world.ssoCodes.set(code.value, { ...code, spent: false })
      return answer
    },
  },
}
