import type { Callback } from '../../domain/records.ts'
import type { Action } from '../operation.ts'

/** What an attempt may take beyond the deadline of its call before others take it over. */
const GRACE = 5000

/** A courier takes a callback that is due. Only one courier gets it, until it ends the attempt or is thought dead. */
export const beginDelivery: Action<{ id: number }, { callback: Callback | null }> = ({ body }, world) => {
  const callback = world.callbacks.get(body.id)
  const machineNow = world.clock.machineNow()
  const isUnderWay = callback?.underWayUntil != null && machineNow < callback.underWayUntil
  const isLost = callback?.underWayUntil != null && !isUnderWay
  const isDue = callback?.nextAttemptAt != null && callback.nextAttemptAt <= world.now
  if (callback?.state !== 'pending' || isUnderWay || !(isDue || isLost)) return { status: 200, body: { callback: null } }
  const taken: Callback = { ...callback, nextAttemptAt: null, underWayUntil: machineNow + world.dialect['callbacks.timeoutMs'] + GRACE }
  world.callbacks.set(body.id, taken)
  return { status: 200, body: { callback: taken } }
}
