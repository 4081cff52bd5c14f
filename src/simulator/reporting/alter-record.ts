import type { ReportingRecord } from '../../reporting/schema.ts'
import type { WorldEvent } from '../event-log.ts'
import type { World } from '../world.ts'
import type { EntityName } from './entities.ts'

/** What the faults in force make of a record before it is told; in an honest world nothing. */
export function alterRecord(world: World, entity: EntityName, record: ReportingRecord): ReportingRecord {
  let altered = record
  for (const { reporting } of world.faults.faults) if (reporting) altered = reporting(entity, altered, world)
  return altered
}

/** What the faults in force make of an event; in an honest world nothing. */
export function alterEvent(world: World, event: WorldEvent): WorldEvent[] {
  let told = [event]
  for (const { events } of world.faults.faults) if (events) told = told.flatMap((one) => events(one, world))
  return told
}
