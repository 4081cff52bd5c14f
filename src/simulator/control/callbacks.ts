import type { Callback } from '../../domain/records.ts'
import { ActionRefused, act } from '../act.ts'
import type { Simulator } from '../simulator.ts'
import type { World } from '../world.ts'
import type { WorldCall } from './control-call.ts'
import { describeExchange } from './describe-exchange.ts'

/** K28: all callbacks with every attempt, and both sides of its exchange as long as that is kept. */
export const listCallbacks: WorldCall<'listCallbacks'> = ({ simulator }, world) => ({
  status: 200,
  body: { callbacks: Array.from(world.callbacks.values(), (callback) => describeCallback(simulator, world, callback)) },
})

/** K29: sends a callback once more, right after this answer. */
export const redeliverCallback: WorldCall<'redeliverCallback'> = async ({ simulator }, world, { path }) => {
  try {
    const callback = await act(simulator, world, 'redeliverCallback', { id: path.id })
    return { status: 202, body: describeCallback(simulator, world, callback) }
  } catch (error) {
    if (error instanceof ActionRefused) return error.answer
    throw error
  }
}

function describeCallback(simulator: Simulator, world: World, callback: Callback) {
  const { id, kind, createdAt, state, nextAttemptAt, attempts } = callback
  return {
    id,
    kind,
    createdAt,
    state,
    ...(nextAttemptAt !== null && { nextAttemptAt }),
    attempts: attempts.map(({ exchange, ...attempt }) => ({ ...attempt, exchange: showExchange(simulator, world, exchange, attempt.at) })),
  }
}

/** After a restart the numbers begin anew, so the time has to fit too. */
function showExchange(simulator: Simulator, world: World, n: number | undefined, at: number) {
  const found = n === undefined ? undefined : world.exchanges.get(n)
  return found?.at === at && found.from === 'platform' ? describeExchange(simulator, found) : null
}
