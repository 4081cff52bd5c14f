import type { Fault } from '../fault.ts'

export const t5ForgetsLeverage: Fault = {
  id: 't5-forgets-leverage',
  role: 'platform',
  title: 'leverageInCents is missing in the UPDATE statement',
  breaks: ['T5-2'],
  operations: {
    replaceTrader(input, world, honest) {
      const leverageInCents = world.traders.get(input.path.login)?.leverageInCents
      return honest({ ...input, body: { ...input.body, ...(leverageInCents !== undefined && { leverageInCents }) } }, world)
    },
  },
}
