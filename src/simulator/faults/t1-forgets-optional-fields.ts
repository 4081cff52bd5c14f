import type { Fault } from '../fault.ts'

export const t1ForgetsOptionalFields: Fault = {
  id: 't1-forgets-optional-fields',
  role: 'platform',
  title: 'The optional fields are read but never stored',
  breaks: ['T1-3'],
  operations: {
    createTrader(input, world, honest) {
      const { name: _, lastName: __, description: ___, ...rest } = input.body
      return honest({ ...input, body: rest }, world)
    },
  },
}
