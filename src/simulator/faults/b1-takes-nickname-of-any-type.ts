import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b1TakesNicknameOfAnyType: Fault = {
  id: 'b1-takes-nickname-of-any-type',
  role: 'platform',
  title: 'A nickname of any type is turned into text',
  breaks: ['B1-4'],
  contract: redefineField('createSsoUser', 'nickname', {}),
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname, ...body } = input.body
      return honest({ ...input, body: { ...body, ...(nickname !== undefined && { nickname: String(nickname) }) } }, world)
    },
  },
}
