import { findBegunDay } from './day-end.ts'
import type { Simulator } from './simulator.ts'
import type { World } from './world.ts'

/** How soon a midnight is noticed in a world in which nothing happens. */
const LOOK_EVERY = 10_000

/** Ends the days of all worlds, each on its own clock. */
export class DayWatch {
  readonly #simulator: Simulator
  readonly #ending = new WeakSet<World>()
  #timer: NodeJS.Timeout | undefined

  constructor(simulator: Simulator) {
    this.#simulator = simulator
    simulator.onExecuted((world, _entry, isOwn) => isOwn && this.#look(world))
  }

  /** Also ends the days that went by while nobody played. */
  start(): void {
    this.#timer = setInterval(() => this.#lookAtAll(), LOOK_EVERY).unref()
    this.#lookAtAll()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #lookAtAll(): void {
    for (const world of this.#simulator.worlds.values()) this.#look(world)
  }

  #look(world: World): void {
    world.now = world.clock.now()
    if (!this.#timer || this.#ending.has(world) || !findBegunDay(world)) return
    this.#ending.add(world)
    // The entry that was executed on the later day is answered first.
    queueMicrotask(() => {
      this.#end(world)
        .catch((error) => console.error(error))
        .finally(() => this.#ending.delete(world))
    })
  }

  async #end(world: World): Promise<void> {
    const body = findBegunDay(world)
    const isPlayed = this.#simulator.worlds.get(world.name) === world
    if (body && isPlayed) await this.#simulator.perform(world, 'endDay', { path: {}, query: {}, body, caller: {}, exact: {} })
  }
}
