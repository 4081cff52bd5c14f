import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b7LoginAsText: Fault = {
  id: 'b7-login-as-text',
  role: 'platform',
  title: 'A login in text is turned into a number',
  breaks: ['B7-5'],
  contract: redefineField('linkAccount', 'traderLogin', { type: ['integer', 'string'] }),
  operations: {
    linkAccount: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, traderLogin: Number(input.body.traderLogin) } }, world),
  },
}
