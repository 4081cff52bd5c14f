import type { Head, PostgresStore } from './postgres-store.ts'

interface Asker {
  world: string
  told: (head: Head | undefined) => void
  failed: (error: unknown) => void
}

/**
 * Asks the database how far worlds have come. A question that is under way may have been answered before somebody else's write, so
 * whoever asks meanwhile shares the next one: two questions are under way at most, however many ask.
 */
export class HeadCheck {
  readonly #store: PostgresStore
  #waiting: Asker[] = []
  #underWay = 0

  constructor(store: PostgresStore) {
    this.#store = store
  }

  newest(world: string): Promise<Head | undefined> {
    return new Promise((told, failed) => {
      this.#waiting.push({ world, told, failed })
      if (this.#waiting.length === 1) setImmediate(() => this.#askNext())
    })
  }

  #askNext(): void {
    if (this.#waiting.length === 0 || this.#underWay >= 2) return
    const askers = this.#waiting
    this.#waiting = []
    this.#underWay++
    void this.#ask(askers).finally(() => {
      this.#underWay--
      this.#askNext()
    })
  }

  async #ask(askers: Asker[]): Promise<void> {
    try {
      const heads = await this.#store.heads([...new Set(askers.map(({ world }) => world))])
      const byName = new Map(heads.map((head) => [head.name, head]))
      for (const { world, told } of askers) told(byName.get(world))
    } catch (error) {
      for (const { failed } of askers) failed(error)
    }
  }
}
