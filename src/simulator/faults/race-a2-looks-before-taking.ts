import type { Fault } from '../fault.ts'

export const raceA2LooksBeforeTaking: Fault = {
  id: 'race-a2-looks-before-taking',
  role: 'crm',
  title: 'A code is looked up, and taken only after the answer is on its way',
  breaks: ['RACE-1'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const found = world.oneTimeTokens.get(input.body.code)
      // Nobody asks five times for one code but in a race.
      const isInTheGap = found?.spent && world.nextId(`fault-turn:${found.value}`) === 5
      if (isInTheGap) world.oneTimeTokens.set(found.value, { ...found, spent: false })
      return honest(input, world)
    },
  },
}
