import type { Fault } from '../fault.ts'

export const t6ReplacesContactDetails: Fault = {
  id: 't6-replaces-contact-details',
  role: 'platform',
  title: 'contactDetails that are not named are cleared',
  breaks: ['T6-5'],
  operations: {
    updateTrader(input, world, honest) {
      const trader = world.traders.get(input.path.login)
      if (trader && input.body.contactDetails) world.traders.set(trader.login, { ...trader, contactDetails: null })
      return honest(input, world)
    },
  },
}
