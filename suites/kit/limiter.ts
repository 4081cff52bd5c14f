import { setTimeout as sleep } from 'node:timers/promises'

/** At most so many at once. */
export class Slots {
  #free: number
  #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}

/** Starts work at most so often a second, evenly spaced. */
export class Pace {
  #gapMs: number
  #next = 0

  constructor(perSecond: number | undefined) {
    this.#gapMs = perSecond ? 1000 / perSecond : 0
  }

  async turn(): Promise<void> {
    if (this.#gapMs === 0) return
    const now = performance.now()
    const mine = Math.max(now, this.#next)
    this.#next = mine + this.#gapMs
    if (mine > now) await sleep(mine - now)
  }
}
