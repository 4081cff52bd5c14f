import type { Fault } from '../fault.ts'

export const b9LanguageByPrefix: Fault = {
  id: 'b9-language-by-prefix',
  role: 'platform',
  title: 'A language is looked up by its beginning, in a column of one letter',
  breaks: ['B9-8'],
  operations: {
    sendPush(input, world, honest) {
      const { preferredLanguages: wanted } = input.body
      if (!wanted) return honest(input, world)
      const known = new Set(Array.from(world.users.values(), (user) => user.preferredLanguage))
      const preferredLanguages = Array.from(known).filter((language) => wanted.some((code) => code[0] === language[0]))
      return honest({ ...input, body: { ...input.body, preferredLanguages } }, world)
    },
  },
}
