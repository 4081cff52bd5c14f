import type { Dialect } from '../contract/dialect.ts'
import type { EventType } from './event-log.ts'
import type { World } from './world.ts'

/** What a dialect may keep silent. */
export type Cause = Dialect['reporting.silent'][number]

/** Tells reporting what happened, unless nobody is to hear of this cause. */
export function announce(world: World, cause: Cause | undefined, message: string, type: EventType, record: unknown): void {
  if (cause !== undefined && world.dialect['reporting.silent'].includes(cause)) return
  world.events.append(world.now, message, type, record)
}
