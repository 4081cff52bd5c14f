import type { Fault } from '../fault.ts'

export const t1RepeatsLogins: Fault = {
  id: 't1-repeats-logins',
  role: 'platform',
  title: 'The next login is read before the last one was stored',
  breaks: ['T1-8', 'RACE-6'],
  operations: {
    createTrader(input, world, honest) {
      const answer = honest(input, world)
      const last = Array.from(world.traders.values()).at(-2)
      if (answer.status !== 201 || !last || world.now - last.registrationTimestamp > 1000) return answer
      return { ...answer, body: { ...answer.body!, login: last.login } }
    },
  },
}
