import type { Callback } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Action } from '../operation.ts'

/** K29: sends a callback on its way again, whatever became of it before. */
export const redeliverCallback: Action<{ id: number }, Callback> = ({ body }, world) => {
  const callback = world.callbacks.get(body.id)
  if (!callback) return refuse('K29-2', `there is no callback ${body.id}`, 'id')
  const again: Callback = { ...callback, state: 'pending', nextAttemptAt: world.now, attemptsBefore: callback.attempts.length }
  world.callbacks.set(body.id, again)
  world.outbox.announce()
  return { status: 200, body: again }
}
