import type { Fault } from '../fault.ts'

export const t5KeepsUnspecifiedFields: Fault = {
  id: 't5-keeps-unspecified-fields',
  role: 'platform',
  title: 'PUT works like PATCH',
  breaks: ['T5-5', 'T5-6', 'T5-7', 'T5-8'],
  operations: {
    replaceTrader(input, world, honest) {
      const before = world.traders.get(input.path.login)
      const answer = honest(input, world)
      const after = world.traders.get(input.path.login)
      const kept = [
        'description',
        'lastName',
        'name',
        'contactDetails',
        'isLimitedRisk',
        'sendOwnStatement',
        'sendStatementToBroker',
        'swapFree',
        'maxLeverage',
        'limitedRiskMarginCalculationStrategy',
      ] as const
      const unspecified = kept.filter((field) => !(field in input.body))
      if (before && after)
        world.traders.set(after.login, { ...after, ...Object.fromEntries(unspecified.map((field) => [field, before[field]])) })
      return answer
    },
  },
}
