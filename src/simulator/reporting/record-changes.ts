import type { ReportingRecord } from '../../reporting/schema.ts'
import type { World } from '../world.ts'
import type { EntityName } from './entities.ts'

/** A record that somebody made, changed or removed by hand (K41), with the newest event number before each change. */
export interface ChangedRecord {
  entity: EntityName
  id: bigint
  changes: readonly RecordChange[]
}

export interface RecordChange {
  after: number
  action: 'create' | 'update' | 'delete'
  record: ReportingRecord
}

/** The key of a changed record in its world. */
export function keyOf(entity: EntityName, id: bigint | number): string {
  return `${entity}/${id}`
}

const NONE: readonly RecordChange[] = []

/** What somebody changed by hand about one record, oldest first. */
export function changesOf(world: World, entity: EntityName, id: bigint | number): readonly RecordChange[] {
  if (world.reportingRecords.size === 0) return NONE
  return world.reportingRecords.get(keyOf(entity, id))?.changes ?? NONE
}

/**
 * A record with the changes that somebody made by hand. Told from an event, only those from before it count: what was announced
 * does not change afterwards.
 */
export function applyChanges(
  own: ReportingRecord | undefined,
  changes: readonly RecordChange[],
  before = Number.POSITIVE_INFINITY,
): ReportingRecord | undefined {
  let record = own
  for (const change of changes) {
    if (change.after >= before) break
    record = change.action === 'delete' ? undefined : { ...record, ...change.record }
  }
  return record
}

/** Remembers a change that somebody makes by hand. */
export function noteChange(world: World, entity: EntityName, id: bigint, action: RecordChange['action'], record: ReportingRecord): void {
  const key = keyOf(entity, id)
  const change: RecordChange = { after: world.events.next - 1, action, record: action === 'delete' ? {} : record }
  const known = world.reportingRecords.get(key)?.changes ?? []
  world.reportingRecords.set(key, { entity, id, changes: [...known, change] })
}
