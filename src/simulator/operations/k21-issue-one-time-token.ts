import { refuse } from '../../domain/refusal.ts'
import { generateOneTimeToken } from '../crm-tokens.ts'
import type { Operation } from '../operation.ts'

/** K21: the user presses "open platform" in the client area of the simulated CRM. */
export const issueOneTimeToken: Operation<'issueOneTimeToken'> = ({ body }, world) => {
  const { userId, keepLoggedIn } = body
  if (world.crm.foreign) return refuse('K21-2', `only the CRM at ${world.crm.url} can issue its tokens`)
  const user = world.crmUsers.get(userId)
  if (!user) return refuse('K21-3', `the CRM knows no user ${userId}`, 'userId')
  if (keepLoggedIn && !user.keepsLoggedIn) world.crmUsers.set(userId, { ...user, keepsLoggedIn: true })
  return { status: 200, body: { code: generateOneTimeToken(world, userId, keepLoggedIn ?? user.keepsLoggedIn) } }
}
