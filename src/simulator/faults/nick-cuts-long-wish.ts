import type { Fault } from '../fault.ts'

export const nickCutsLongWish: Fault = {
  id: 'nick-cuts-long-wish',
  role: 'platform',
  title: 'A wish that is too long is cut',
  breaks: ['NICK-2'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname, ...body } = input.body
      const cut = nickname?.slice(0, world.dialect['users.nickname.max'])
      return honest({ ...input, body: { ...body, ...(cut !== undefined && { nickname: cut }) } }, world)
    },
  },
}
