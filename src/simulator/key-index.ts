export type Key = string | number

/** The keys of records by one of their values. Most values belong to one record, which then needs no set of its own. */
export class KeyIndex<K extends Key, Item> {
  readonly name: string
  readonly indexBy: (item: Item) => Key | undefined
  readonly #keys = new Map<Key, K | Set<K>>()

  constructor(name: string, indexBy: (item: Item) => Key | undefined) {
    this.name = name
    this.indexBy = indexBy
  }

  /** Follows the change of a record; undefined stands for one that is not there. */
  follow(key: K, before: Item | undefined, after: Item | undefined): void {
    const valueBefore = before === undefined ? undefined : this.indexBy(before)
    const valueAfter = after === undefined ? undefined : this.indexBy(after)
    if (valueBefore === valueAfter) return
    if (valueBefore !== undefined) this.#remove(valueBefore, key)
    if (valueAfter !== undefined) this.#add(valueAfter, key)
  }

  /** The keys of a value, in the order in which the records got it. */
  keysOf(value: Key): K[] {
    const known = this.#keys.get(value)
    if (known === undefined) return []
    return known instanceof Set ? [...known] : [known]
  }

  firstOf(value: Key): K | undefined {
    const known = this.#keys.get(value)
    return known instanceof Set ? known.values().next().value : known
  }

  /** The values that several records have, with their keys. */
  *shared(): Generator<[Key, Set<K>]> {
    for (const [value, keys] of this.#keys) if (keys instanceof Set && keys.size > 1) yield [value, keys]
  }

  arrange(value: Key, keys: K[]): void {
    this.#keys.set(value, new Set(keys))
  }

  clear(): void {
    this.#keys.clear()
  }

  #add(value: Key, key: K): void {
    const known = this.#keys.get(value)
    if (known === undefined) this.#keys.set(value, key)
    else if (known instanceof Set) known.add(key)
    else if (known !== key) this.#keys.set(value, new Set([known, key]))
  }

  #remove(value: Key, key: K): void {
    const known = this.#keys.get(value)
    if (known instanceof Set) known.delete(key)
    if (known === key || (known instanceof Set && known.size === 0)) this.#keys.delete(value)
  }
}
