import type { ContractOperation } from '../../contract/operation.ts'
import type { World } from '../world.ts'

const HOUR = 60 * 60 * 1000

/** Calls of one caller in the running hour. */
interface Window {
  start: number
  calls: number
}

const windows = new WeakMap<World, Map<string, Window>>()

/** Counts a call; true when it goes beyond the limit that the dialect plays. */
export function isOverLimit(world: World, operation: ContractOperation, caller: { token: string; address: string }): boolean {
  const { dialect } = world
  if (!dialect['limits.enabled'] || operation.role !== 'platform') return false
  if (dialect['limits.methods'] === 'non-get' && operation.method === 'get') return false
  const counted = windows.get(world) ?? new Map<string, Window>()
  windows.set(world, counted)
  const key = dialect['limits.per'] === 'token' ? caller.token : caller.address
  const now = world.clock.now()
  const window = counted.get(key)
  const current = window && now - window.start < HOUR ? window : { start: now, calls: 0 }
  counted.set(key, { ...current, calls: current.calls + 1 })
  return current.calls >= dialect['limits.perHour']
}
