import type { Fault } from '../fault.ts'

export const nickCleansWish: Fault = {
  id: 'nick-cleans-wish',
  role: 'platform',
  title: 'What a nickname may not hold is replaced in the wish',
  breaks: ['NICK-2'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname, ...body } = input.body
      const cleaned = nickname?.replace(/[^A-Za-z0-9]/g, '_')
      return honest({ ...input, body: { ...body, ...(cleaned !== undefined && { nickname: cleaned }) } }, world)
    },
  },
}
