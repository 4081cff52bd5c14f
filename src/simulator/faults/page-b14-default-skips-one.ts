import type { Fault } from '../fault.ts'

export const pageB14DefaultSkipsOne: Fault = {
  id: 'page-b14-default-skips-one',
  role: 'platform',
  title: 'skip is 1 unless it is said',
  breaks: ['PAGE-3'],
  operations: {
    listUsers(input, world, honest) {
      return honest({ ...input, query: { ...{ skip: 1 }, ...input.query } }, world)
    },
  },
}
