import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b8LoginAsText: Fault = {
  id: 'b8-login-as-text',
  role: 'platform',
  title: 'A login in text is turned into a number',
  breaks: ['B8-6'],
  contract: redefineField('changeLinkedAccount', 'traderLogin', { type: ['integer', 'string'] }),
  operations: {
    changeLinkedAccount: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, traderLogin: Number(input.body.traderLogin) } }, world),
  },
}
