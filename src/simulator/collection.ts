import { type Key, KeyIndex } from './key-index.ts'

export type { Key }

/** Records of one kind by their key, with secondary indexes that follow every change. Records are replaced, never altered. */
export class Collection<K extends Key, Item> {
  readonly #items = new Map<K, Item>()
  readonly #indexes: KeyIndex<K, Item>[]

  constructor(indexes: Record<string, (item: Item) => Key | undefined> = {}) {
    this.#indexes = Object.entries(indexes).map(([name, indexBy]) => new KeyIndex(name, indexBy))
  }

  get size(): number {
    return this.#items.size
  }

  get(key: K): Item | undefined {
    return this.#items.get(key)
  }

  has(key: K): boolean {
    return this.#items.has(key)
  }

  set(key: K, item: Item): void {
    const before = this.#indexes.length > 0 ? this.#items.get(key) : undefined
    for (const index of this.#indexes) index.follow(key, before, item)
    this.#items.set(key, item)
  }

  delete(key: K): boolean {
    const before = this.#items.get(key)
    if (before === undefined) return false
    for (const index of this.#indexes) index.follow(key, before, undefined)
    return this.#items.delete(key)
  }

  clear(): void {
    this.#items.clear()
    for (const index of this.#indexes) index.clear()
  }

  keys(): MapIterator<K> {
    return this.#items.keys()
  }

  values(): MapIterator<Item> {
    return this.#items.values()
  }

  entries(): MapIterator<[K, Item]> {
    return this.#items.entries()
  }

  /** All records with this value in the named index, in the order in which they got it. */
  by(index: string, value: Key): Item[] {
    return this.#index(index)
      .keysOf(value)
      .map((key) => this.#items.get(key)!)
  }

  /** The first record with this value in the named index. */
  firstBy(index: string, value: Key): Item | undefined {
    const key = this.#index(index).firstOf(value)
    return key === undefined ? undefined : this.#items.get(key)
  }

  #index(name: string): KeyIndex<K, Item> {
    for (const index of this.#indexes) if (index.name === name) return index
    throw new Error(`there is no index "${name}"`)
  }

  /** Where an index lists records in another order than the collection does: what a copy must be told to be the same. */
  indexOrders(): [index: string, value: Key, keys: K[]][] {
    let places: Map<K, number> | undefined
    const found: [string, Key, K[]][] = []
    for (const index of this.#indexes) {
      for (const [value, keys] of index.shared()) {
        places ??= this.#places()
        if (!isRising(keys, places)) found.push([index.name, value, [...keys]])
      }
    }
    return found
  }

  #places(): Map<K, number> {
    const places = new Map<K, number>()
    for (const key of this.#items.keys()) places.set(key, places.size)
    return places
  }

  /** Lists the records of one value of an index in this order. */
  arrange(index: string, value: Key, keys: K[]): void {
    this.#index(index).arrange(value, keys)
  }
}

function isRising<K>(keys: Set<K>, places: Map<K, number>): boolean {
  let last = -1
  for (const key of keys) {
    const place = places.get(key)!
    if (place < last) return false
    last = place
  }
  return true
}
