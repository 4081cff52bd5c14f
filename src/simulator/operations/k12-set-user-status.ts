import { refuse } from '../../domain/refusal.ts'
import { dropSessions } from '../app-sessions.ts'
import type { Operation } from '../operation.ts'

/** K12: confirms a user's e-mail or deletes the user, as an administrator of the platform would. */
export const setUserStatus: Operation<'setUserStatus'> = ({ path, body }, world) => {
  const user = world.users.get(path.userId)
  const isFinal = user?.status === 'UID_DELETED' && !world.dialect['users.deletedRestorable'] && body.status !== 'UID_DELETED'
  if (!user || isFinal) return refuse('K12-2', `there is no user ${path.userId}`, 'userId')
  world.users.set(user.userId, { ...user, status: body.status })
  if (body.status === 'UID_DELETED') dropSessions(world, user.userId)
  return { status: 200, body: { userId: user.userId, status: body.status } }
}
