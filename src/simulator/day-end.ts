import { dayOf } from '../domain/timestamp.ts'
import type { World } from './world.ts'

/** What `endDay` is to be told: the day that has begun, and the one up to which the ends of days are done. Undefined: no day has begun. */
export function findBegunDay(world: World): { from: number; day: number } | undefined {
  const day = dayOf(world.now)
  return day > world.day ? { from: world.day, day } : undefined
}
