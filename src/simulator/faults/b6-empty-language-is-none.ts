import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b6EmptyLanguageIsNone: Fault = {
  id: 'b6-empty-language-is-none',
  role: 'platform',
  title: 'An empty preferredLanguage counts as left out',
  breaks: ['B6-12'],
  contract: redefineField('createUser', 'preferredLanguage', { type: 'string', pattern: '^([A-Za-z]{2})?$' }),
  operations: {
    createUser(input, world, honest) {
      const { preferredLanguage, ...body } = input.body
      return honest({ ...input, body: { ...body, ...(preferredLanguage && { preferredLanguage }) } }, world)
    },
  },
}
