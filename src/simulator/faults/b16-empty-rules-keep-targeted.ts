import type { Fault } from '../fault.ts'
import { isEmpty } from '../fault-parts/identity.ts'

export const b16EmptyRulesKeepTargeted: Fault = {
  id: 'b16-empty-rules-keep-targeted',
  role: 'platform',
  title: 'Empty rules take away the ribbons without a target only',
  breaks: ['B16-5'],
  operations: {
    setInAppControls(input, world, honest) {
      const key = `${input.body.userId}:${input.body.brokerCrmName}`
      const before = world.ribbons.get(key)
      const answer = honest(input, world)
      const kept = before?.ribbons.filter((ribbon) => ribbon.brokerName !== undefined || ribbon.uidTraderAccountId !== undefined) ?? []
      if (before && isEmpty(input.body.rules) && kept.length > 0) world.ribbons.set(key, { ...before, ribbons: kept })
      return answer
    },
  },
}
