import type { Fault } from '../fault.ts'

export const t6DropsSwapFree: Fault = {
  id: 't6-drops-swap-free',
  role: 'platform',
  title: 'swapFree is missing in the list of fields that can be changed',
  breaks: ['T6-2'],
  operations: {
    updateTrader(input, world, honest) {
      const { swapFree: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
