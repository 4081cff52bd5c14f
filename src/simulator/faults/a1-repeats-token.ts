import type { Fault } from '../fault.ts'

export const a1RepeatsToken: Fault = {
  id: 'a1-repeats-token',
  role: 'crm',
  title: 'There is one token for the one platform, and it is shown again',
  breaks: ['A1-2'],
  operations: {
    issueCrmApiToken(input, world, honest) {
      const [first] = world.crmTokens.values()
      const answer = honest(input, world)
      return first && answer.status === 200 ? { status: 200, body: { crmApiToken: first.value } } : answer
    },
  },
}
