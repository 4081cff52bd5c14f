import type { Callback, User } from '../domain/records.ts'
import type { World } from './world.ts'

/** Has a callback sent; the courier looks after the operation has ended. */
export function sendCallback(world: World, kind: Callback['kind'], body: Record<string, unknown>): number {
  const id = world.nextId('callback')
  world.callbacks.set(id, {
    id,
    kind,
    createdAt: world.now,
    state: 'pending',
    body,
    nextAttemptAt: world.now,
    underWayUntil: null,
    attempts: [],
    attemptsBefore: 0,
  })
  world.outbox.announce()
  return id
}

/** Has A7 sent for a new user. Somebody whom no partner brought is told with partner 0, since the field is required. */
export function reportRegistration(world: World, user: User, partnerUserId = 0): number {
  const { userId, brokerName, email } = user
  return sendCallback(world, 'registration', { userId, brokerName, email, partnerUserId })
}
