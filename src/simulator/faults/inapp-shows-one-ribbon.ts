import type { Fault } from '../fault.ts'

export const inappShowsOneRibbon: Fault = {
  id: 'inapp-shows-one-ribbon',
  role: 'platform',
  title: 'The first ribbon that matches is displayed, and the search ends',
  breaks: ['INAPP-3'],
  operations: {
    readAppSession(input, world, honest) {
      const answer = honest(input, world)
      return answer.status === 200 ? { status: 200, body: { ...answer.body!, ribbons: answer.body!.ribbons.slice(0, 1) } } : answer
    },
  },
}
