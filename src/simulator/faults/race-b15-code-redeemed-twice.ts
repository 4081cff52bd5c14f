import type { Fault } from '../fault.ts'

export const raceB15CodeRedeemedTwice: Fault = {
  id: 'race-b15-code-redeemed-twice',
  role: 'platform',
  title: 'A code is looked up, and taken only after the session is open',
  breaks: ['RACE-3'],
  operations: {
    redeemSsoCode(input, world, honest) {
      const found = world.ssoCodes.get(input.body.code)
      // Nobody redeems one code five times but in a race.
      const isInTheGap = found?.spent && world.nextId(`fault-turn:${found.value}`) === 5
      if (isInTheGap) world.ssoCodes.set(found.value, { ...found, spent: false })
      return honest(input, world)
    },
  },
}
