import type { World } from '../world.ts'

/** What a fault has seen in a world. */
export function remember<Value>(): (world: World) => Map<string | number, Value> {
  const seen = new WeakMap<World, Map<string | number, Value>>()
  return (world) => {
    const known = seen.get(world) ?? new Map<string | number, Value>()
    seen.set(world, known)
    return known
  }
}
