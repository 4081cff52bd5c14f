import type { Fault } from '../fault.ts'

export const inappGeneralWhereNoAccountMatches: Fault = {
  id: 'inapp-general-where-no-account-matches',
  role: 'platform',
  title: 'Ribbons for the broker are forgotten as a kind of their own',
  breaks: ['INAPP-3'],
  operations: {
    readAppSession(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200) return answer
      const ribbons = answer.body!.ribbons.filter(({ brokerName }) => brokerName === undefined)
      return { status: 200, body: { ...answer.body!, ribbons } }
    },
  },
}
