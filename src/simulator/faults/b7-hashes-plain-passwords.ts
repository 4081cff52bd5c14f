import { createHash } from 'node:crypto'
import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b7HashesPlainPasswords: Fault = {
  id: 'b7-hashes-plain-passwords',
  role: 'platform',
  title: 'A password that is no hash yet is hashed',
  breaks: ['B7-6'],
  contract: redefineField('linkAccount', 'traderPasswordHash', { type: 'string' }),
  operations: {
    linkAccount(input, world, honest) {
      const { traderPasswordHash: sent } = input.body
      const traderPasswordHash = sent.length === 32 ? sent : createHash('md5').update(sent).digest('hex')
      return honest({ ...input, body: { ...input.body, traderPasswordHash } }, world)
    },
  },
}
