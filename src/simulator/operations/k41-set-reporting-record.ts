import { refuse } from '../../domain/refusal.ts'
import { ReportingError } from '../../reporting/reporting-error.ts'
import type { Json, ReportingRecord } from '../../reporting/schema.ts'
import type { Operation } from '../operation.ts'
import { ENTITIES, type Entity, type EntityName } from '../reporting/entities.ts'
import { ownSchema } from '../reporting/own-schema.ts'
import { readRecord } from '../reporting/read-list.ts'
import { noteChange } from '../reporting/record-changes.ts'
import { chooseFreeId } from '../reporting/sources.ts'

const TYPES = { create: 'CREATE', update: 'UPDATE', delete: 'DELETE' } as const

/** K41: makes a reporting record appear, change or go. */
export const setReportingRecord: Operation<'setReportingRecord'> = ({ body }, world) => {
  const { action } = body
  const name: EntityName = body.entity
  const { message, event }: Entity = ENTITIES[name]
  const wanted = dropNulls(body.record as { [key: string]: Json })
  if (action === 'create') wanted['id'] ??= String(chooseFreeId(world, name))
  const id = readId(message, wanted)
  const before = readRecord(world, name, id)
  if (action === 'create' && before) return refuse('K41-4', `there is a record ${id} of ${name}`, 'record.id')
  if (action !== 'create' && !before) return refuse('K41-3', `there is no record ${id} of ${name}`, 'record.id')
  const record = action === 'delete' ? before! : readRecordJson(message, { ...(before && ownSchema().toJson(message, before)), ...wanted })
  noteChange(world, name, id, action, pick(record, Object.keys(wanted)))
  if (event !== undefined) world.events.append(world.now, event, TYPES[action], { given: record })
  const sequence = event === undefined ? {} : { sequence: world.events.next - 1 }
  return { status: 200, body: { entity: name, action, record: ownSchema().toJson(message, record), ...sequence } }
}

/** Null is the same as not given. */
function dropNulls(json: { [key: string]: Json }): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null))
}

function readId(message: string, json: { [key: string]: Json }): bigint {
  // An id alone is enough to look for a record, whatever else the message requires.
  const id = ownSchema()
    .messages.get(message)!
    .byName.get('id')!
    .scalar!.fromJson(json['id'] ?? null)
  return typeof id === 'bigint' ? id : refuse('K41-2', 'is not an int64', 'record.id')
}

function readRecordJson(message: string, json: { [key: string]: Json }): ReportingRecord {
  try {
    return ownSchema().fromJson(message, json)
  } catch (error) {
    if (!(error instanceof ReportingError)) throw error
    return refuse('K41-2', error.message, ['record', error.messageName === message && error.field].filter(Boolean).join('.'))
  }
}

function pick(record: ReportingRecord, names: readonly string[]): ReportingRecord {
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}
