import { keyOfPartner } from '../../domain/broker-partner.ts'
import { type AttemptFacts, chooseBackoff, type Failure, judgeAttempt } from '../../domain/callback-delivery.ts'
import type { Callback, CallbackAttempt } from '../../domain/records.ts'
import type { Action } from '../operation.ts'
import type { World } from '../world.ts'

/** What the broker said about an attribution. */
export interface AttributionAnswer {
  brokerPartnerId?: string
  brokerResult?: string
}

/** An attempt to deliver a callback, as it comes back from the courier. */
export interface EndedAttempt {
  id: number
  attempt: CallbackAttempt
  facts: Omit<AttemptFacts, 'kind' | 'status'>
  answer?: AttributionAnswer
}

/** An attempt has ended: the callback is delivered, tried again later, or given up. */
export const endDelivery: Action<EndedAttempt, { callback: Callback | null }> = ({ body }, world) => {
  const { id, attempt, facts, answer } = body
  const callback = world.callbacks.get(id)
  if (!callback) return { status: 200, body: { callback: null } }
  const failure = judgeAttempt({ kind: callback.kind, status: attempt.status, ...facts }, world.dialect['callbacks.a7Accepts'])
  const ended = settle(world, { ...callback, underWayUntil: null, attempts: [...callback.attempts, attempt] }, failure)
  world.callbacks.set(id, ended)
  if (!failure && answer) applyAnswer(world, callback, answer)
  if (ended.state === 'failed' && world.dialect['callbacks.onGiveUp'] === 'block') undo(world, callback)
  if (ended.state === 'pending') world.outbox.announce()
  return { status: 200, body: { callback: ended } }
}

function settle(world: World, callback: Callback, failure: Failure | undefined): Callback {
  // Somebody asked for another delivery meanwhile.
  if (callback.nextAttemptAt !== null) return { ...callback, attemptsBefore: callback.attempts.length }
  if (!failure) return { ...callback, state: 'delivered' }
  const wait = chooseBackoff(failure, callback.attempts.length - callback.attemptsBefore, {
    retryOn: world.dialect['callbacks.retryOn'],
    retries: world.dialect['callbacks.retries'],
    backoff: world.dialect['callbacks.backoff'],
  })
  return wait === undefined ? { ...callback, state: 'failed' } : { ...callback, nextAttemptAt: world.now + wait }
}

/** Notes what the broker said, unless the user belongs to somebody else by now. */
function applyAnswer(world: World, { body }: Callback, { brokerPartnerId, brokerResult }: AttributionAnswer): void {
  const { invitedUserId, partnerUserId, brokerName } = body as { invitedUserId: number; partnerUserId: number; brokerName: string }
  const partner = { brokerName, partnerUserId }
  if (brokerPartnerId !== undefined) world.brokerPartners.set(keyOfPartner(partner), { ...partner, brokerPartnerId })
  const invited = world.invitedUsers.get(invitedUserId)
  if (invited?.partnerUserId !== partnerUserId || invited.brokerName !== brokerName) return
  world.invitedUsers.set(invitedUserId, {
    ...invited,
    brokerPartnerId: brokerPartnerId ?? invited.brokerPartnerId,
    brokerResult: brokerResult ?? invited.brokerResult,
  })
}

/** In a dialect that blocks, what could not be reported has not happened. */
function undo(world: World, { kind, body }: Callback): void {
  if (kind === 'attribution') world.invitedUsers.delete(body['invitedUserId'] as number)
  else world.users.delete(body['userId'] as number)
}
