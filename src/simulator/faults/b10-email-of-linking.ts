import type { AccountLink } from '../../domain/records.ts'
import type { Fault } from '../fault.ts'

type DatedLink = AccountLink & { email?: string }

export const b10EmailOfLinking: Fault = {
  id: 'b10-email-of-linking',
  role: 'platform',
  title: 'The email was copied into the link when it was made, and stays there',
  breaks: ['B10-1'],
  operations: {
    linkAccount(input, world, honest) {
      const answer = honest(input, world)
      const email = world.users.get(input.body.userId)?.email
      const link = world.accountLinks.firstBy('login', input.body.traderLogin)
      if (link && email !== undefined) world.accountLinks.set(link.uidTraderAccountId, withEmail(link, email))
      return answer
    },
    getTraderEmail(input, world, honest) {
      const answer = honest(input, world)
      const copied = (world.accountLinks.firstBy('login', input.path.traderLogin) as DatedLink | undefined)?.email
      return answer.status === 200 && answer.body && copied ? { status: 200, body: { uidEmail: copied } } : answer
    },
  },
}

function withEmail(link: AccountLink, email: string): DatedLink {
  return { ...link, email }
}
