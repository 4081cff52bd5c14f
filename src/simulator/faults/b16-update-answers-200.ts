import type { Fault } from '../fault.ts'
import { allowStatus } from '../fault-parts/contract.ts'

export const b16UpdateAnswers200: Fault = {
  id: 'b16-update-answers-200',
  role: 'platform',
  title: 'Only the first call creates something, later ones answer 200',
  breaks: ['B16-1', 'B16-5'],
  contract: allowStatus('setInAppControls', 200),
  operations: {
    setInAppControls(input, world, honest) {
      const isKnown = world.ribbons.by('userId', input.body.userId).length > 0
      const answer = honest(input, world)
      return isKnown && answer.status === 201 ? { status: 200 as 201 } : answer
    },
  },
}
