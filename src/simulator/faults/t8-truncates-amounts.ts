import type { Fault } from '../fault.ts'

export const t8TruncatesAmounts: Fault = {
  id: 't8-truncates-amounts',
  role: 'platform',
  title: 'Multiplies the double by 100 and cuts the rest off, so 0.29 becomes 28 hundredths',
  breaks: ['T8-10'],
  operations: {
    changeBalance: (input, world, honest) => {
      const truncated = Math.trunc(input.body.preciseAmount * 100) / 100
      return honest({ ...input, exact: { ...input.exact, preciseAmount: String(truncated) } }, world)
    },
  },
}
