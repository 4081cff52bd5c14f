const MOST_REMEMBERED = 50_000

/** What a rule remembers, within bounds: the oldest is forgotten first. */
export class Memory<Value> {
  readonly #values = new Map<string, Value>()

  get(key: unknown): Value | undefined {
    return this.#values.get(toKey(key))
  }

  get size(): number {
    return this.#values.size
  }

  delete(key: unknown): void {
    this.#values.delete(toKey(key))
  }

  set(key: unknown, value: Value): void {
    if (this.#values.size >= MOST_REMEMBERED && !this.#values.has(toKey(key))) this.#values.delete(this.#values.keys().next().value!)
    this.#values.set(toKey(key), value)
  }
}

/** What passes may hold anything where a token should be, even objects that cannot become text. */
function toKey(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
