import type { ReportingRecord } from '../../reporting/schema.ts'
import type { World } from '../world.ts'
import { alterRecord } from './alter-record.ts'
import type { EntityName } from './entities.ts'
import { applyChanges, changesOf, type RecordChange } from './record-changes.ts'
import { type RecordId, sourceOf } from './sources.ts'

export interface Page {
  /** The first id, itself included. */
  readonly id?: RecordId | undefined
  readonly size: number
  readonly direction: 'asc' | 'desc'
}

/** One page of the records of a kind, by id, as they are now; each is told when it is asked for. */
export function openList(world: World, entity: EntityName, page: Page): Generator<ReportingRecord> {
  const { find } = sourceOf(entity)
  const found: Found[] = []
  for (const id of sortIds(listIds(world, entity, page), page.direction)) {
    const [item, changes] = [find(world, id), changesOf(world, entity, id)]
    const last = changes.at(-1)
    // Neither what never was nor what somebody removed takes a place on the page.
    if (last ? last.action !== 'delete' : item !== undefined) found.push({ item, changes })
    if (found.length === page.size) break
  }
  return tellRecords(world, entity, found)
}

/** What a record is told from. Neither part is ever altered, so the record stays as it was found. */
interface Found {
  item: unknown
  changes: readonly RecordChange[]
}

function* tellRecords(world: World, entity: EntityName, found: Found[]): Generator<ReportingRecord> {
  const { project } = sourceOf(entity)
  for (const { item, changes } of found) {
    const record = applyChanges(item === undefined ? undefined : project(world, item), changes)
    if (record) yield alterRecord(world, entity, record)
  }
}

/** The same at once. */
export function readList(world: World, entity: EntityName, page: Page): ReportingRecord[] {
  return [...openList(world, entity, page)]
}

/** One record as it is now. */
export function readRecord(world: World, entity: EntityName, id: RecordId): ReportingRecord | undefined {
  const { find, project } = sourceOf(entity)
  const item = find(world, id)
  return applyChanges(item === undefined ? undefined : project(world, item), changesOf(world, entity, id))
}

function listIds(world: World, entity: EntityName, { id: first, direction }: Page): RecordId[] {
  const isWanted = (id: RecordId) => first === undefined || (direction === 'asc' ? id >= first : id <= first)
  const ids: RecordId[] = []
  for (const id of sourceOf(entity).ids(world)) if (isWanted(id)) ids.push(id)
  const known = new Set(world.reportingRecords.size > 0 ? ids.map(String) : [])
  for (const { id } of world.reportingRecords.by('entity', entity)) if (isWanted(id) && !known.has(String(id))) ids.push(id)
  return ids
}

/** Nearly always they rise already, which costs one look. */
function sortIds(ids: RecordId[], direction: 'asc' | 'desc'): RecordId[] {
  const isRising = ids.every((id, index) => index === 0 || ids[index - 1]! < id)
  if (!isRising) ids.sort((a, b) => (a < b ? -1 : 1))
  return direction === 'asc' ? ids : ids.reverse()
}
