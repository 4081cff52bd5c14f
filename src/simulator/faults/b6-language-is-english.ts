import type { Fault } from '../fault.ts'

export const b6LanguageIsEnglish: Fault = {
  id: 'b6-language-is-english',
  role: 'platform',
  title: 'Every user begins in English',
  breaks: ['B6-3'],
  operations: {
    createUser: (input, world, honest) => honest({ ...input, body: { ...input.body, preferredLanguage: 'en' } }, world),
  },
}
