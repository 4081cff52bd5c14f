import type { Fault } from '../fault.ts'
import { inDialect } from '../fault-parts/identity.ts'

export const b14SkipsBeforeFiltering: Fault = {
  id: 'b14-skips-before-filtering',
  role: 'platform',
  title: 'skip passes over records before createdFrom is looked at',
  breaks: ['B14-8', 'PAGE-1'],
  operations: {
    listUsers(input, world, honest) {
      const { createdFrom = 0, skip = 0, limit = 100 } = input.query
      const answer = inDialect(world, { 'paging.maxLimit': null }, () => honest({ ...input, query: { skip, limit: 1_000_000 } }, world))
      if (answer.status !== 200) return answer
      const users = answer.body!.users.filter((user) => user.utcCreateTimestamp >= createdFrom).slice(0, limit)
      return { ...answer, body: { users } }
    },
  },
}
