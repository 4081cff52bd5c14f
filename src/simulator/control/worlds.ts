import { ContractError } from '../../contract/contract-error.ts'
import { readDialect } from '../../contract/dialect.ts'
import type { JsonObject } from '../../contract/json.ts'
import { refuse } from '../../domain/refusal.ts'
import { loadFaults, UnknownFault } from '../find-faults.ts'
import { isFixture } from '../fixtures/furnish.ts'
import { newSeed } from '../token-source.ts'
import type { Origin } from '../world.ts'
import { describeWorld } from '../world-object.ts'
import type { ControlContext, GlobalCall, WorldCall } from './control-call.ts'

/** K2: all worlds of this simulator. */
export const listWorlds: GlobalCall<'listWorlds'> = ({ simulator, addresses }) => ({
  status: 200,
  body: { worlds: Array.from(simulator.worlds.values(), (world) => describeWorld(world, addresses)) },
})

/** K3: makes a world as described; what is left out is as on the command line. */
export const createWorld: GlobalCall<'createWorld'> = async (context, { body }) => {
  const { simulator, addresses, inherited } = context
  const name = body.name ?? `w${newSeed().slice(0, 12).replaceAll(/[-_]/g, 'x').toLowerCase()}`
  if (simulator.worlds.has(name)) return refuse('K3-2', `there is a world "${name}" already`, 'name')
  if (body.fixture !== undefined && !isFixture(body.fixture)) return refuse('K3-3', `there is no fixture "${body.fixture}"`, 'fixture')
  if (body.faults?.length) await loadFaults()
  const origin: Origin = inherited.originOf({
    name,
    ...(body.seed !== undefined && { seed: body.seed }),
    ...(body.fixture !== undefined && { fixture: body.fixture }),
    ...(body.clock !== undefined && { clock: body.clock }),
    ...(body.crm && { crm: body.crm }),
    ...(body.dialect && { dialect: chooseDialect(context, body.dialect as JsonObject, 'K3-4', 'K3-5') }),
    ...(body.faults && { faults: body.faults }),
  })
  try {
    const world = await simulator.createWorld(origin)
    if (!world) return refuse('K3-2', `there is a world "${name}" already`, 'name')
    return { status: 201, body: describeWorld(world, addresses) }
  } catch (error) {
    if (error instanceof UnknownFault) return refuse('K3-6', error.message, 'faults')
    throw error
  }
}

/** Reads a dialect that came over HTTP: an unknown key and a wrong value are refused by different rows. */
export function chooseDialect(
  { simulator }: ControlContext,
  chosen: JsonObject,
  unknownKey: 'K3-4' | 'K35-2',
  wrongValue: 'K3-5' | 'K35-3',
) {
  try {
    return readDialect(simulator.contract.dialect, chosen, 'dialect')
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    return refuse(error.message.includes('unknown dialect key') ? unknownKey : wrongValue, error.message)
  }
}

/** K4: the world object. */
export const getWorld: WorldCall<'getWorld'> = ({ addresses }, world) => ({ status: 200, body: describeWorld(world, addresses) })

/** K5: forgets a world and its journal. */
export const deleteWorld: WorldCall<'deleteWorld'> = async ({ simulator }, world) => {
  if (world.name === 'default') return refuse('K5-2')
  await simulator.deleteWorld(world)
  return { status: 204 }
}

/** K6: back to the world's own seed and fixture. */
export const resetWorld: WorldCall<'resetWorld'> = async ({ simulator, addresses }, world) => ({
  status: 200,
  body: describeWorld(await simulator.resetWorld(world), addresses),
})
