import type { Fault } from '../fault.ts'

export const a3NamesFirstUser: Fault = {
  id: 'a3-names-first-user',
  role: 'crm',
  title: 'Any good token logs in the user of the first row',
  breaks: ['A3-1'],
  operations: {
    authorizeAccessToken(input, world, honest) {
      const [first] = world.crmUsers.keys()
      const answer = honest(input, world)
      return answer.status === 200 && first !== undefined ? { status: 200, body: { ...answer.body!, userId: first } } : answer
    },
  },
}
