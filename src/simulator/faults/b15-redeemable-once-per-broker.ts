import type { Fault } from '../fault.ts'

export const b15RedeemableOncePerBroker: Fault = {
  id: 'b15-redeemable-once-per-broker',
  role: 'platform',
  title: 'A code is used up for one white label at a time',
  breaks: ['B15-6'],
  operations: {
    redeemSsoCode(input, world, honest) {
      const code = world.ssoCodes.get(input.body.code)
      const isFirstHere = code && world.nextId(`fault-turn:${code.value}:${input.body.brokerName}`) === 1
      if (isFirstHere) world.ssoCodes.set(code.value, { ...code, spent: false })
      return honest(input, world)
    },
  },
}
