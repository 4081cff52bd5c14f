import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const b7LinksBeforePasswordCheck: Fault = {
  id: 'b7-links-before-password-check',
  role: 'platform',
  title: 'The link is stored before the password is compared',
  breaks: ['B7-8'],
  operations: {
    linkAccount(input, world, honest) {
      const { traderLogin, traderPasswordHash: sent } = input.body
      const known = world.traders.get(traderLogin)?.hashedPassword ?? sent
      const answer = honest({ ...input, body: { ...input.body, traderPasswordHash: known } }, world)
      return known.toLowerCase() === sent.toLowerCase() ? answer : refuse('B7-8', undefined, 'body.traderPasswordHash')
    },
  },
}
