import { isObject, type JsonObject } from '../contract/json.ts'
import type { Clock } from './clock.ts'
import { Collection, type Key } from './collection.ts'
import type { WorldEvent } from './event-log.ts'
import { decodeExactly, encodeExactly } from './exact-json.ts'
import type { World } from './world.ts'

export const SNAPSHOT_VERSION = 1

/** The fields of a world that hold state and are neither collections, nor parts with a life of their own. */
export const PLAIN_STATE = ['dialect', 'given', 'networkFaults', 'platformCrmToken', 'platformCrmTokenSince', 'day'] as const

/** A document that is no snapshot, or not a whole one. */
export class InvalidSnapshot extends Error {}

type AnyCollection = Collection<Key, unknown>

/** The whole state of a world as one JSON document, exact to the last digit. */
export function takeSnapshot(world: World): JsonObject {
  return captureState(world)()
}

/** Holds on to the state as it is now; what is returned makes the document later. Quick, since records are never altered. */
export function captureState(world: World): () => JsonObject {
  const state = {
    version: SNAPSHOT_VERSION,
    seed: world.seed,
    clock: world.clock.remember(),
    faults: world.faults.faults.map(({ id }) => id),
    counters: Object.fromEntries(world.counters()),
    ...Object.fromEntries(PLAIN_STATE.map((name) => [name, (world as unknown as Record<string, unknown>)[name]])),
  }
  const events = { next: world.events.next, kept: world.events.after(world.events.first - 1, Number.POSITIVE_INFINITY) }
  const collections = Array.from(collectionsOf(world), ([name, collection]) => captureCollection(name, collection))
  return () => encodeExactly({ ...state, events, collections: Object.fromEntries(collections.map((write) => write())) }) as JsonObject
}

function captureCollection(name: string, collection: AnyCollection): () => [string, unknown] {
  const entries = [...collection.entries()]
  const orders = collection.indexOrders()
  return () => [name, orders.length === 0 ? { entries } : { entries, orders }]
}

/** The seed of the world that a snapshot was taken of. */
export function seedOf(document: unknown): string {
  if (!isObject(document) || document['version'] !== SNAPSHOT_VERSION) {
    throw new InvalidSnapshot(`is no snapshot of version ${SNAPSHOT_VERSION}`)
  }
  if (typeof document['seed'] !== 'string') throw new InvalidSnapshot('has no seed')
  return document['seed']
}

interface State {
  clock: ReturnType<Clock['remember']>
  faults: string[]
  counters: Record<string, number>
  events: { next: number; kept: WorldEvent[] }
  collections: Record<string, { entries: [Key, unknown][]; orders?: [string, Key, Key[]][] }>
}

/** Puts a world into the state that a snapshot holds. Its name and its connection to the CRM stay. */
export function restoreSnapshot(world: World, document: unknown): void {
  seedOf(document)
  const state = readState(document, world)
  for (const name of PLAIN_STATE) if (name in state) Object.assign(world, { [name]: (state as unknown as JsonObject)[name] })
  world.clock.recall(state.clock)
  world.now = world.clock.now()
  world.faults = world.findFaults(state.faults)
  world.counters().clear()
  for (const [kind, next] of Object.entries(state.counters)) world.counters().set(kind, next)
  world.events.restore(state.events.kept, state.events.next)
  for (const [name, collection] of collectionsOf(world)) fill(collection, state.collections[name]!)
}

function fill(collection: AnyCollection, { entries, orders = [] }: State['collections'][string]): void {
  collection.clear()
  for (const [key, record] of entries) collection.set(key, record)
  for (const [index, value, keys] of orders) collection.arrange(index, value, keys)
}

function readState(document: unknown, world: World): State {
  const state = decodeExactly(document) as Partial<State>
  const { clock, faults, counters, events, collections } = state
  if (!isObject(clock) || !Array.isArray(faults) || !isObject(counters)) throw new InvalidSnapshot('lacks its clock, faults or counters')
  if (!isObject(events) || !Array.isArray(events.kept)) throw new InvalidSnapshot('lacks its events')
  for (const [name] of collectionsOf(world)) {
    const entries = collections?.[name]?.entries
    if (!Array.isArray(entries) || !entries.every(isEntry)) throw new InvalidSnapshot(`lacks whole records of "${name}"`)
  }
  return state as State
}

function isEntry(entry: unknown): boolean {
  return Array.isArray(entry) && entry.length === 2 && isObject(entry[1])
}

function* collectionsOf(world: World): Generator<[string, AnyCollection]> {
  for (const [name, part] of Object.entries(world)) if (part instanceof Collection) yield [name, part as AnyCollection]
}
