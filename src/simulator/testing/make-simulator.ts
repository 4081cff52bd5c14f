import { type Contract, loadContract } from '../../contract/load-contract.ts'
import { findFaults } from '../find-faults.ts'
import { furnish } from '../fixtures/furnish.ts'
import type { Journal } from '../journal/journal.ts'
import { MemoryJournal } from '../journal/memory-journal.ts'
import { operations } from '../operations/registry.ts'
import { Simulator } from '../simulator.ts'
import type { World } from '../world.ts'
import { NOON, originOf, type WorldWishes } from './make-world.ts'

let contract: Contract | undefined

/** A simulator without servers, for tests of what lies below HTTP. Its machine's time is the test's. */
export async function makeSimulator(journal: Journal = new MemoryJournal(), machineTime: () => number = () => NOON): Promise<Simulator> {
  contract ??= loadContract()
  const documents = contract
  const simulator = new Simulator({
    contract,
    journal,
    operations,
    findFaults: (ids, honest) => findFaults(documents, ids, honest),
    furnish,
    machineTime,
  })
  await simulator.open()
  return simulator
}

/** A new world in a simulator; its clock is frozen unless the wishes say otherwise. */
export async function addWorld(simulator: Simulator, wishes: WorldWishes & { name?: string; clock?: 'real' } = {}): Promise<World> {
  const origin = originOf(wishes, simulator.contract)
  if (wishes.clock === 'real') origin.clock = { mode: 'real', value: 0 }
  const world = await simulator.createWorld({ ...origin, name: wishes.name ?? 'default' })
  if (!world) throw new Error('there is such a world')
  return world
}
