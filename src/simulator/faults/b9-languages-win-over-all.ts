import type { Fault } from '../fault.ts'

export const b9LanguagesWinOverAll: Fault = {
  id: 'b9-languages-win-over-all',
  role: 'platform',
  title: 'Languages are filtered by whenever there are any',
  breaks: ['B9-7'],
  operations: {
    sendPush: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, allPreferredLanguages: input.body.preferredLanguages === undefined } }, world),
  },
}
