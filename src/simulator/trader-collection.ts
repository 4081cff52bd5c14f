import type { Trader } from '../domain/records.ts'
import { Collection } from './collection.ts'

/** The trading accounts by login, which also knows the order of their registration, so that a window of time is found at once. */
export class TraderCollection extends Collection<number, Trader> {
  /** Logins by time of registration. */
  #order: number[] = []

  constructor() {
    super({ subAccountOf: (trader) => trader.subAccountOf ?? undefined })
  }

  override set(login: number, trader: Trader): void {
    const known = this.get(login)
    const stays = known?.registrationTimestamp === trader.registrationTimestamp
    if (known && !stays) this.#leave(known)
    super.set(login, trader)
    if (stays) return
    // Nearly always the newest: the clock never goes back.
    if (this.#registeredAt(this.#order.length - 1) <= trader.registrationTimestamp) this.#order.push(login)
    else this.#order.splice(this.#countBefore(trader.registrationTimestamp + 1), 0, login)
  }

  override delete(login: number): boolean {
    const known = this.get(login)
    if (known) this.#leave(known)
    return super.delete(login)
  }

  override clear(): void {
    super.clear()
    this.#order = []
  }

  /** The accounts registered in from <= time < to, newest first. */
  *newestFirst(from: number, to: number): Generator<Trader> {
    const start = this.#countBefore(from)
    for (let index = this.#countBefore(to) - 1; index >= start; index--) yield this.get(this.#order[index]!)!
  }

  /** How many accounts were registered before a time. */
  #countBefore(time: number): number {
    let low = 0
    let high = this.#order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#registeredAt(middle) < time) low = middle + 1
      else high = middle
    }
    return low
  }

  #registeredAt(index: number): number {
    const login = this.#order[index]
    return login === undefined ? Number.NEGATIVE_INFINITY : this.get(login)!.registrationTimestamp
  }

  #leave(trader: Trader): void {
    const index = this.#order.indexOf(trader.login, this.#countBefore(trader.registrationTimestamp))
    if (index >= 0) this.#order.splice(index, 1)
  }
}
