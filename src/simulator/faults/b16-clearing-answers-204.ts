import type { Fault } from '../fault.ts'
import { allowStatus } from '../fault-parts/contract.ts'
import { isEmpty } from '../fault-parts/identity.ts'

export const b16ClearingAnswers204: Fault = {
  id: 'b16-clearing-answers-204',
  role: 'platform',
  title: 'Where everything was taken away there is no content',
  breaks: ['B16-5'],
  contract: allowStatus('setInAppControls', 204),
  operations: {
    setInAppControls(input, world, honest) {
      const answer = honest(input, world)
      return isEmpty(input.body.rules) && answer.status === 201 ? { status: 204 as 201 } : answer
    },
  },
}
