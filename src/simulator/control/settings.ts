import type { JsonObject } from '../../contract/json.ts'
import { refuse } from '../../domain/refusal.ts'
import { loadFaults, UnknownFault } from '../find-faults.ts'
import { describeFaults } from '../operations/k33-set-faults.ts'
import type { WorldCall } from './control-call.ts'
import { chooseDialect } from './worlds.ts'

/** K7: the world's time. */
export const getClock: WorldCall<'getClock'> = (_context, world) => ({
  status: 200,
  body: { now: world.clock.now(), mode: world.clock.mode },
})

/** K32: the defects and network faults in force. */
export const getFaults: WorldCall<'getFaults'> = (_context, world) => ({ status: 200, body: describeFaults(world) })

/** K33: switches defects and network faults; what is not named is off afterwards. */
export const setFaults: WorldCall<'setFaults'> = async ({ simulator }, world, input) => {
  if (input.body.faults?.length) await loadFaults()
  try {
    simulator.findFaults(input.body.faults ?? [])
  } catch (error) {
    if (error instanceof UnknownFault) return refuse('K33-2', error.message, 'faults')
    throw error
  }
  for (const [index, { role, ref }] of (input.body.network ?? []).entries()) {
    const isKnown = simulator.contract.operations.some((operation) => operation.role === role && operation.ref === ref)
    if (ref !== undefined && !isKnown) return refuse('K33-3', `the ${role} has no operation ${ref}`, `network.${index}.ref`)
  }
  return simulator.perform(world, 'setFaults', input)
}

/** K34: the answers to the open points in force. */
export const getDialect: WorldCall<'getDialect'> = (_context, world) => ({ status: 200, body: { ...world.dialect } })

/** K35: plays other answers from now on; keys that are left out go back to their defaults. */
export const setDialect: WorldCall<'setDialect'> = async (context, world, input) => {
  const dialect = chooseDialect(context, input.body as JsonObject, 'K35-2', 'K35-3')
  return context.simulator.perform(world, 'setDialect', { ...input, body: dialect })
}
