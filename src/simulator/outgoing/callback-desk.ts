import { performance } from 'node:perf_hooks'
import type { Callback } from '../../domain/records.ts'
import { act } from '../act.ts'
import type { Courier, Made } from '../courier.ts'
import type { Entry } from '../journal/journal.ts'
import type { EndedAttempt } from '../operations/end-delivery.ts'
import type { Simulator } from '../simulator.ts'
import type { World } from '../world.ts'
import { callToDeliver } from './crm-calls.ts'
import { describeAttempt } from './describe-attempt.ts'

/** Deliveries of one world that may be under way at once; journeys that wait for theirs do not count. */
const MOST_AT_ONCE = 32
const LONGEST_TIMER = 2 ** 31 - 1
/** How long another process gets to deliver what it announced, before this one looks too. */
const HEAD_START = 20_000
/** How long to leave alone what cannot be written down. */
const PAUSE = 1000

/** What one world has on its way. */
interface Desk {
  underWay: Map<number, Promise<Callback | undefined>>
  timer: NodeJS.Timeout | undefined
}

/** Delivers the callbacks of all worlds when they are due, on each world's own clock. */
export class CallbackDesk {
  readonly #simulator: Simulator
  readonly #courier: Courier
  readonly #desks = new WeakMap<World, Desk>()

  constructor(simulator: Simulator, courier: Courier) {
    this.#simulator = simulator
    this.#courier = courier
  }

  /** Something was executed: perhaps a callback is to be sent, or time has passed. */
  notice(world: World, { operation }: Entry, isOwn: boolean): void {
    const isNews = world.outbox.takeAnnouncement() || (operation === 'setClock' && world.callbacks.size > 0)
    if (!isNews) return
    if (isOwn) this.look(world)
    else this.#lookIn(world, HEAD_START)
  }

  /** Starts what is due, and comes back when the next one is. */
  look(world: World): void {
    if (this.#courier.isClosed || !this.#isCurrent(world)) return
    const desk = this.#deskOf(world)
    clearTimeout(desk.timer)
    let soonest = Number.POSITIVE_INFINITY
    for (const callback of world.callbacks.by('state', 'pending')) {
      if (desk.underWay.has(callback.id)) continue
      const wait = waitFor(world, callback)
      if (wait > 0) soonest = Math.min(soonest, wait)
      else if (desk.underWay.size < MOST_AT_ONCE) this.deliver(world, callback.id).catch((error) => console.error(error))
    }
    if (soonest < Number.POSITIVE_INFINITY) this.#lookIn(world, soonest)
  }

  #lookIn(world: World, ms: number): void {
    const desk = this.#deskOf(world)
    clearTimeout(desk.timer)
    desk.timer = setTimeout(() => this.look(world), Math.min(ms, LONGEST_TIMER)).unref()
  }

  /** Attempts one delivery, or joins the attempt that is under way. */
  deliver(world: World, id: number): Promise<Callback | undefined> {
    const desk = this.#deskOf(world)
    const begun = desk.underWay.get(id)
    if (begun) return begun
    const attempt = this.#attempt(world, id).finally(() => desk.underWay.delete(id))
    desk.underWay.set(id, attempt)
    attempt.then(
      () => this.look(world),
      () => this.#lookIn(world, PAUSE),
    )
    return attempt
  }

  close(): void {
    for (const world of this.#simulator.worlds.values()) clearTimeout(this.#deskOf(world).timer)
  }

  async #attempt(world: World, id: number): Promise<Callback | undefined> {
    // What is executed now ends first.
    await Promise.resolve()
    const { callback } = await act(this.#simulator, world, 'beginDelivery', { id })
    if (!callback) return world.callbacks.get(id)
    const at = world.clock.now()
    const started = performance.now()
    const made = await this.#courier.call(world, callToDeliver(world, callback))
    if (this.#courier.isClosed || !this.#isCurrent(world)) return undefined
    const ended = await act(
      this.#simulator,
      world,
      'endDelivery',
      this.#describe(callback, made.at(-1), { at, ms: performance.now() - started }),
    )
    return ended.callback ?? undefined
  }

  #describe(callback: Callback, made: Made | undefined, time: { at: number; ms: number }): EndedAttempt {
    const { rules } = this.#simulator
    return describeAttempt(rules.roles.crm, this.#simulator.operation('attributeUser')!, callback, made ?? time)
  }

  #isCurrent(world: World): boolean {
    return this.#simulator.worlds.get(world.name) === world
  }

  #deskOf(world: World): Desk {
    let desk = this.#desks.get(world)
    if (!desk) {
      desk = { underWay: new Map(), timer: undefined }
      this.#desks.set(world, desk)
    }
    return desk
  }
}

/** Milliseconds until a callback may be tried; never, when a clock that stands still has to be moved first. */
function waitFor(world: World, { underWayUntil, nextAttemptAt }: Callback): number {
  if (underWayUntil !== null) return underWayUntil - world.clock.machineNow() + 1
  const wait = (nextAttemptAt ?? 0) - world.clock.now()
  return wait > 0 && world.clock.mode === 'frozen' ? Number.POSITIVE_INFINITY : wait
}
