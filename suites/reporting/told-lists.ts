import { assume } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import type { CheckOptions } from '../kit/registry.ts'
import type { ReportingContext } from '../kit/reporting.ts'
import { decodeRecord, type Problems, type Told } from './decode-record.ts'
import { EVENT_ONLY, LISTS } from './documented-fields.ts'
import { startOfRun } from './told-events.ts'
import { readFields, type WireField } from './wire.ts'

/** For checks that make records by hand, where they can. */
export const BY_HAND: CheckOptions = { lane: 'exclusive', undoes: 'records made by hand' }
/** For checks that can do nothing else. */
export const ONLY_BY_HAND: CheckOptions = { ...BY_HAND, needs: ['live'] }

interface Page {
  /** The first id, itself included. */
  id?: bigint | number
  size?: number
}

/** The fields of a list message, as it came. */
export async function readListFields(
  { world, settle }: ReportingContext,
  list: string,
  { id, size = 1000 }: Page = {},
): Promise<WireField[]> {
  await settle()
  const first = id === undefined ? '' : `&id=${id}`
  const answer = await world('GET', `/reporting/${list}?size=${size}${first}`, { accept: 'application/x-protobuf' })
  assume(answer.status === 200, `the list ${list} can be read`)
  return readFields(answer.exchange.response!.body)
}

/** The records of an entity's list, by rising id. */
export async function readRecords(context: ReportingContext, entity: string, page: Page = {}, problems: Problems = []): Promise<Told[]> {
  const fields = await readListFields(context, listOf(entity), page)
  return fields.map(({ value }) => decodeRecord(entity, value as Buffer, problems))
}

/** The one record with this id, or undefined. */
export async function findRecord(context: ReportingContext, entity: string, id: bigint | number): Promise<Told | undefined> {
  const [first] = await readRecords(context, entity, { id, size: 1 })
  return first?.['id'] === BigInt(id) ? first : undefined
}

/**
 * Makes, changes or removes a record by hand, through the control surface; what was made goes away again with the run. Such records need
 * not fit what really happened, so checks that make them run in the exclusive lane, after the others have looked.
 */
export async function changeRecord(
  context: ReportingContext,
  entity: string,
  action: 'create' | 'update' | 'delete',
  record: Record<string, unknown>,
): Promise<Answer> {
  await startOfRun(context)
  const { world, cleanup } = context
  const name = EVENT_ONLY[entity] ?? listOf(entity)
  const answer = await world('POST', '/reporting/records', { body: { entity: name, action, record } })
  assume(answer.status === 200, `a ${entity} can be made by hand`)
  const { id } = answer.body['record'] as { id: string }
  if (action === 'create') cleanup(() => world('POST', '/reporting/records', { body: { entity: name, action: 'delete', record: { id } } }))
  return answer
}

function listOf(entity: string): string {
  return LISTS.find(([, element]) => element === entity)![0]
}
