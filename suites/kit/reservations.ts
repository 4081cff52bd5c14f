/**
 * Gives what is named to one check at a time. All names of a check are queued for at once, so two checks never wait for
 * each other.
 */
export class Reservations {
  readonly #last = new Map<string, Promise<void>>()
  readonly #held = new Map<string, () => void>()

  async hold(holder: string, names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = names.map((name) => this.#last.get(name))
    for (const name of names) this.#last.set(name, promise)
    await Promise.all(before)
    this.#held.set(holder, resolve)
  }

  release(holder: string): void {
    this.#held.get(holder)?.()
    this.#held.delete(holder)
  }
}
