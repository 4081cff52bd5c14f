import type { ReportingRecord, Schema } from '../../reporting/schema.ts'
import type { EventType, WorldEvent } from '../event-log.ts'
import type { World } from '../world.ts'
import { alterRecord } from './alter-record.ts'
import { ENTITIES, ENTITY_OF_EVENT, type Entity, type EntityName } from './entities.ts'
import { applyChanges, changesOf } from './record-changes.ts'
import { idOf, sourceOf } from './sources.ts'

/** A record that somebody gave in the schema's own terms (K41), in place of a domain record. */
export interface GivenRecord {
  readonly given: ReportingRecord
}

/** The message of an event, as the schema has it. */
export function projectEvent(world: World, schema: Schema, event: WorldEvent): ReportingRecord {
  const name = ENTITY_OF_EVENT.get(event.message)
  if (name === undefined) return { type: typeConstant(event.type), ...(event.record as ReportingRecord) }
  const entity: Entity = ENTITIES[name]
  const field = entity.eventField ?? entity.field
  // Only offsets are announced several at a time.
  if (name === 'dealOffsets') {
    const offsets = [event.record].flat().map((record) => projectRecord(world, name, record, event.sequence))
    return { type: typeConstant(event.type), [field]: offsets }
  }
  const record = projectRecord(world, name, event.record, event.sequence)
  if (event.type === 'DELETE' && isToldAsUpdate(world, schema, entity)) {
    return { type: typeConstant('UPDATE'), [field]: { ...record, deleted: true } }
  }
  // The one event whose type may be left out, and then announces a creation.
  if (name === 'marginCalls' && event.type === 'CREATE') return { [field]: record }
  return { type: typeConstant(event.type), [field]: record }
}

function projectRecord(world: World, name: EntityName, record: unknown, sequence: number): ReportingRecord {
  if ('given' in (record as object)) return alterRecord(world, name, (record as GivenRecord).given)
  const own = sourceOf(name).project(world, record)
  return alterRecord(world, name, applyChanges(own, changesOf(world, name, idOf(own)), sequence) ?? own)
}

function isToldAsUpdate(world: World, schema: Schema, { message }: Entity): boolean {
  return world.dialect['reporting.deleteAs'] === 'update' && (schema.messages.get(message)?.byName.has('deleted') ?? false)
}

function typeConstant(type: EventType): string {
  return `DOMAIN_EVENT_TYPE_${type}`
}
