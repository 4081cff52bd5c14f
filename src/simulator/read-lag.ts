import type { Entry } from './journal/journal.ts'
import type { Simulator } from './simulator.ts'
import { takeSnapshot } from './snapshot.ts'
import type { World } from './world.ts'

/** Plays a platform whose reads are behind its writes: those who read see a copy of the world that is told everything later. */
export class ReadLag {
  readonly #simulator: Simulator
  readonly #copies = new WeakMap<World, World>()
  /** While a journal is replayed, there is nobody to read. */
  #isStarted = false

  constructor(simulator: Simulator) {
    this.#simulator = simulator
    simulator.readFrom = (world) => (lagOf(world) === 0 ? world : this.#copyOf(world))
    simulator.onBegun((world) => this.#isStarted && lagOf(world) > 0 && this.#copyOf(world))
    simulator.onExecuted((world, entry) => this.#tell(world, entry))
  }

  start(): void {
    this.#isStarted = true
  }

  #tell(world: World, entry: Entry): void {
    if (lagOf(world) === 0) {
      this.#copies.delete(world)
      return
    }
    const copy = this.#copies.get(world)
    if (copy) setTimeout(() => this.#simulator.apply(copy, entry), lagOf(world)).unref()
    else this.#copyOf(world)
  }

  #copyOf(world: World): World {
    const known = this.#copies.get(world)
    if (known) return known
    const copy = this.#simulator.copyWorld(world, takeSnapshot(world))
    this.#copies.set(world, copy)
    return copy
  }
}

function lagOf({ dialect }: World): number {
  return dialect['wire.readLagMs']
}
