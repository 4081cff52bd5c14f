export type EventType = 'CREATE' | 'UPDATE' | 'DELETE'

/** Something that happened, as reporting tells it. Records are never altered, so a reference is enough. */
export interface WorldEvent {
  sequence: number
  at: number
  message: string
  type: EventType
  record: unknown
}

/** The newest events of a world, numbered without gaps. */
export class EventLog {
  #events: WorldEvent[] = []
  #first = 1
  #next = 1
  #hasEnded = false
  readonly #keep: () => number | null
  readonly #listeners = new Set<() => void>()

  /** `keep` tells how many events are kept; null is all of them. */
  constructor(keep: () => number | null = () => null) {
    this.#keep = keep
  }

  /** The sequence number of the oldest event that is kept. */
  get first(): number {
    return this.#first
  }

  get next(): number {
    return this.#next
  }

  /** Whether the world is gone, so that nothing comes any more. */
  get hasEnded(): boolean {
    return this.#hasEnded
  }

  append(at: number, message: string, type: EventType, record: unknown): void {
    this.#events.push({ sequence: this.#next++, at, message, type, record })
    const kept = this.#keep() ?? Number.POSITIVE_INFINITY
    // Dropping in large steps keeps the cost of an append constant.
    if (this.#events.length >= kept * 1.25 + 1000) this.#events = this.#events.slice(-kept)
    this.#first = Math.max(this.#first, this.#next - kept)
    for (const listener of this.#listeners) listener()
  }

  /** Up to `limit` events after a sequence number; the caller has checked that they are still kept. */
  after(sequence: number, limit: number): WorldEvent[] {
    const start = Math.max(0, sequence + 1 - (this.#events[0]?.sequence ?? 1))
    return this.#events.slice(start, start + limit)
  }

  restore(events: WorldEvent[], next: number): void {
    this.#events = events
    this.#next = next
    this.#first = Math.max(events[0]?.sequence ?? next, next - (this.#keep() ?? Number.POSITIVE_INFINITY))
  }

  /** Tells those who listen that the world is gone. */
  end(): void {
    this.#hasEnded = true
    for (const listener of this.#listeners) listener()
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
