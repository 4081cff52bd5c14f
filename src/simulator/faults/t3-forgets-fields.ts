import type { Fault } from '../fault.ts'

export const t3ForgetsFields: Fault = {
  id: 't3-forgets-fields',
  role: 'platform',
  title: 'fields is ignored',
  breaks: ['T3-7'],
  operations: {
    listTraders(input, world, honest) {
      const { fields: _, ...query } = input.query
      return honest({ ...input, query }, world)
    },
  },
}
