import type { Fault } from '../fault.ts'

export const raceB6FailsOnSecond: Fault = {
  id: 'race-b6-fails-on-second',
  role: 'platform',
  title: 'The unique index is hit, and nobody catches what it throws',
  breaks: ['RACE-4'],
  operations: {
    createUser: (input, world, honest) =>
      world.nextId(`fault-turn:${input.body.email}`) === 5 ? { status: 409 as 403 } : honest(input, world),
  },
}
