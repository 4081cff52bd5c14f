import type { Fault } from '../fault.ts'

export const b9FirstLanguageOnly: Fault = {
  id: 'b9-first-language-only',
  role: 'platform',
  title: 'Of the languages only the first one is looked at',
  breaks: ['B9-8'],
  operations: {
    sendPush(input, world, honest) {
      const { preferredLanguages, ...body } = input.body
      return honest({ ...input, body: preferredLanguages ? { ...body, preferredLanguages: preferredLanguages.slice(0, 1) } : body }, world)
    },
  },
}
