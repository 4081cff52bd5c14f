import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const t3RollsDatesOver: Fault = {
  id: 't3-rolls-dates-over',
  role: 'platform',
  title: '30 February becomes 2 March',
  breaks: ['T3-25'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'listTraders'))
      if (/^(from|to)$/.test(String(parameter['name']))) parameter['schema'] = { type: 'string' }
  },
  operations: {
    listTraders(input, world, honest) {
      const from = Date.parse(input.query.from)
      const read = Number.isNaN(from) ? '1970-01-01T00:00:00.000' : new Date(from).toISOString().slice(0, 23)
      return honest({ ...input, query: { ...input.query, from: read } }, world)
    },
  },
}
