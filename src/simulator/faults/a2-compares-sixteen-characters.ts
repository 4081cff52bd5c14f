import type { Fault } from '../fault.ts'

export const a2ComparesSixteenCharacters: Fault = {
  id: 'a2-compares-sixteen-characters',
  role: 'crm',
  title: 'The column holds sixteen characters of a code, and the rest is cut off',
  breaks: ['A2-2'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const { code } = input.body
      const alike = Array.from(world.oneTimeTokens.keys()).find((value) => code.length > 16 && value.startsWith(code.slice(0, 16)))
      return honest({ ...input, body: { code: alike ?? code } }, world)
    },
  },
}
