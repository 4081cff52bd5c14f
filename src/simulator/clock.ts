export type ClockMode = 'real' | 'frozen'

/** What a clock must remember to go on after a restart. */
export interface ClockState {
  mode: ClockMode
  /** Frozen: the time. Real: how far ahead of the machine's time it is. */
  value: number
  /** The latest time at which something was executed. */
  latest?: number
}

/**
 * A world's time: real, frozen, or moved by hand; it never goes back. While an entry of the journal is executed, the clock stands
 * at the entry's moment, so that a replay sees the same times. Reads in between may see later ones, which no replay knows.
 */
export class Clock {
  #mode: ClockMode
  #value: number
  #latestExecuted: number
  #latestSeen: number
  #moment: number | undefined
  readonly #machineTime: () => number

  constructor(state: ClockState, machineTime: () => number) {
    this.#mode = state.mode
    this.#value = state.value
    this.#latestExecuted = this.#latestSeen = state.latest ?? 0
    this.#machineTime = machineTime
  }

  get mode(): ClockMode {
    return this.#mode
  }

  now(): number {
    const time = this.#mode === 'frozen' ? this.#value : this.machineNow() + this.#value
    if (this.#moment !== undefined) {
      this.#latestExecuted = Math.max(this.#latestExecuted, time)
      this.#latestSeen = Math.max(this.#latestSeen, this.#latestExecuted)
      return this.#latestExecuted
    }
    this.#latestSeen = Math.max(this.#latestSeen, time)
    return this.#latestSeen
  }

  /** The machine's time, from which a running clock goes on. */
  machineNow(): number {
    return this.#moment ?? this.#machineTime()
  }

  /** Stands at a moment of the machine's time until `leave`. */
  enter(moment: number): void {
    this.#moment = moment
  }

  leave(): void {
    this.#moment = undefined
  }

  setMode(mode: ClockMode): void {
    const now = this.now()
    this.#mode = mode
    this.#value = mode === 'frozen' ? now : now - this.machineNow()
  }

  /** Moves to a later time; the caller refuses an earlier one. */
  moveTo(time: number): void {
    this.#value = this.#mode === 'frozen' ? time : time - this.machineNow()
    this.now()
  }

  remember(): Required<ClockState> {
    return { mode: this.#mode, value: this.#value, latest: this.#latestExecuted }
  }

  /** Goes on from what was remembered. */
  recall({ mode, value, latest = 0 }: ClockState): void {
    this.#mode = mode
    this.#value = value
    this.#latestExecuted = this.#latestSeen = latest
  }
}
