import type { Fault } from '../fault.ts'

export const t8TakesNineDecimals: Fault = {
  id: 't8-takes-nine-decimals',
  role: 'platform',
  title: 'Decimals beyond the eighth are cut off silently',
  breaks: ['T8-30'],
  operations: {
    changeBalance(input, world, honest) {
      const [whole = '0', fraction = ''] = input.body.preciseAmount.toFixed(12).split('.')
      return honest({ ...input, exact: { preciseAmount: `${whole}.${fraction.slice(0, 8)}1`.slice(0, whole.length + 9) } }, world)
    },
  },
}
