import type { Fault } from '../fault.ts'

export const nickLowerCasesWish: Fault = {
  id: 'nick-lower-cases-wish',
  role: 'platform',
  title: 'A wish is put in lower case',
  breaks: ['NICK-2'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname, ...body } = input.body
      return honest({ ...input, body: { ...body, ...(nickname !== undefined && { nickname: nickname.toLowerCase() }) } }, world)
    },
  },
}
