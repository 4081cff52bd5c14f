import { isSamePassword } from '../../domain/password-hash.ts'
import { refuse } from '../../domain/refusal.ts'
import { tokenOfManager } from '../manager-tokens.ts'
import type { Operation } from '../operation.ts'

/** Beyond the documents (U-10): a manager's login and password hash for the token of all other calls. */
export const issueManagerToken: Operation<'issueManagerToken'> = ({ body }, world) => {
  if (world.dialect['auth.managerToken.mode'] === 'static') return refuse('U10-6')
  const manager = world.managers.firstBy('login', body.login)
  const isManager = manager?.hashedPassword && isSamePassword(manager.hashedPassword, body.hashedPassword)
  if (!isManager) return refuse('U10-4', 'no manager has this login and password')
  const { token, secondsLeft } = tokenOfManager(world, manager)
  return { status: 200, body: { webservToken: token, ...(secondsLeft !== undefined && { webservTokenLifeTime: secondsLeft }) } }
}
