import type { Fault } from '../fault.ts'

export const t2RegistrationMoves: Fault = {
  id: 't2-registration-moves',
  role: 'platform',
  title: 'registrationTimestamp tells when the record was read',
  breaks: ['T2-11'],
  operations: {
    getTrader(input, world, honest) {
      const trader = world.traders.get(input.path.login)
      if (trader) world.traders.set(trader.login, { ...trader, registrationTimestamp: trader.registrationTimestamp + 1 })
      return honest(input, world)
    },
  },
}
