import type { Fault } from '../fault.ts'

export const b16AddsToEarlierRibbons: Fault = {
  id: 'b16-adds-to-earlier-ribbons',
  role: 'platform',
  title: 'Ribbons of a later call are added to those before',
  breaks: ['B16-4'],
  operations: {
    setInAppControls(input, world, honest) {
      const key = `${input.body.userId}:${input.body.brokerCrmName}`
      const before = world.ribbons.get(key)
      const answer = honest(input, world)
      const after = world.ribbons.get(key)
      if (before && after && before !== after) world.ribbons.set(key, { ...after, ribbons: [...before.ribbons, ...after.ribbons] })
      return answer
    },
  },
}
