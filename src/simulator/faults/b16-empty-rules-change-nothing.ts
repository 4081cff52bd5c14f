import type { Fault } from '../fault.ts'
import { isEmpty } from '../fault-parts/identity.ts'

export const b16EmptyRulesChangeNothing: Fault = {
  id: 'b16-empty-rules-change-nothing',
  role: 'platform',
  title: 'Where there are no ribbons there is nothing to store',
  breaks: ['B16-5'],
  operations: {
    setInAppControls(input, world, honest) {
      const before = world.ribbons.by('userId', input.body.userId)
      const answer = honest(input, world)
      if (isEmpty(input.body.rules)) for (const own of before) world.ribbons.set(`${own.userId}:${own.brokerCrmName}`, own)
      return answer
    },
  },
}
