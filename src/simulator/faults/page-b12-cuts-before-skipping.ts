import type { Fault } from '../fault.ts'

export const pageB12CutsBeforeSkipping: Fault = {
  id: 'page-b12-cuts-before-skipping',
  role: 'platform',
  title: 'The list is cut to limit first, and skip taken off what is left',
  breaks: ['PAGE-1'],
  operations: {
    listLinkedAccounts(input, world, honest) {
      const { skip = 0, limit } = input.body
      if (limit === undefined) return honest(input, world)
      return honest({ ...input, body: { ...input.body, limit: Math.max(0, limit - skip) } }, world)
    },
  },
}
