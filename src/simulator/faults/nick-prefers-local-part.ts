import type { Fault } from '../fault.ts'

export const nickPrefersLocalPart: Fault = {
  id: 'nick-prefers-local-part',
  role: 'platform',
  title: 'The e-mail gives the nickname even where one is wished for',
  breaks: ['NICK-1'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
