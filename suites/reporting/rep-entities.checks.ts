import assert from 'node:assert/strict'
import { NotTested } from '../kit/outcome.ts'
import { check, type ReportingContext } from '../kit/reporting.ts'
import { type DocumentedField, ENTITIES, ENTITY_EVENTS, LISTS } from './documented-fields.ts'
import { DEPRECATED, makeRecord, sampleValue } from './sample-records.ts'
import { readTelling } from './told-events.ts'
import { BY_HAND, changeRecord, readListFields } from './told-lists.ts'
import { readFields, type WireField } from './wire.ts'

const TITLE = 'has its fields under their documented numbers and types'

check('REP-3', `Asset ${TITLE}`, BY_HAND, (context) => proveFields(context, 'Asset'))
check('REP-4', `AssetClass ${TITLE}`, BY_HAND, (context) => proveFields(context, 'AssetClass'))
check('REP-5', `Authentication ${TITLE}`, BY_HAND, (context) => proveFields(context, 'Authentication'))
check('REP-6', `BalanceHistory ${TITLE}`, BY_HAND, (context) => proveFields(context, 'BalanceHistory'))
check('REP-7', `BonusHistory ${TITLE}`, BY_HAND, (context) => proveFields(context, 'BonusHistory'))
check('REP-8', `Country ${TITLE}`, BY_HAND, (context) => proveFields(context, 'Country'))
check('REP-9', `Deal ${TITLE}`, BY_HAND, (context) => proveFields(context, 'Deal'))
check('REP-10', `ClosePositionDetail ${TITLE}`, BY_HAND, (context) => proveFields(context, 'Deal', 'ClosePositionDetail'))
check('REP-11', `DealOffset ${TITLE}`, BY_HAND, (context) => proveFields(context, 'DealOffset'))
check('REP-12', `DynamicLeverageProfile ${TITLE}`, BY_HAND, (context) => proveFields(context, 'DynamicLeverageProfile'))
check('REP-13', `DynamicLeverageTier ${TITLE}`, BY_HAND, (context) => proveFields(context, 'DynamicLeverageProfile', 'DynamicLeverageTier'))
check('REP-14', `Order ${TITLE}`, BY_HAND, (context) => proveFields(context, 'Order'))

/** A record with all fields is made and read back; a capture shows only what happens to be in it. */
async function proveFields(context: ReportingContext, entity: string, inside = entity): Promise<void> {
  if (context.target.capture !== undefined) return proveCaptured(context, entity)
  const answer = await changeRecord(context, entity, 'create', makeRecord(entity, 'all'))
  const { id } = answer.body['record'] as { id: string }

  const [list] = LISTS.find(([, element]) => element === entity)!
  const [element] = await readListFields(context, list, { id: BigInt(id), size: 1 })

  const fields = readFields(element?.value as Buffer)
  const told = inside === entity ? fields : readFields(fields.find(({ number }) => number === numberOf(entity, inside))?.value as Buffer)
  const known = told.flatMap((field) => {
    const documented = ENTITIES[inside]!.find(([number]) => number === field.number)
    return documented ? [describe(documented, field)] : []
  })
  assert.deepEqual(known, expectFields(inside, inside === entity ? id : undefined))
}

const numberOf = (entity: string, type: string) => ENTITIES[entity]!.find(([, , own]) => own.replace('[]', '') === type)![0]

/** Field numbers with their values, as plain text. Enumerations have open numbers, and messages are looked into on their own. */
function expectFields(entity: string, id: string | undefined): string[] {
  const written = ENTITIES[entity]!.filter(([, name]) => !DEPRECATED.has(name))
  return written.map((field) => `${field[0]}: ${field[1] === 'id' && id !== undefined ? id : expectValue(entity, field)}`)
}

function expectValue(entity: string, field: DocumentedField): string {
  const [, , type] = field
  if (type === 'enum') return 'a number'
  return type in ENTITIES || type.endsWith('[]') ? 'a message' : String(sampleValue(entity, field))
}

/** What stands on the wire, read as the documented type; anything else is told as what it is. */
function describe([number, , type]: DocumentedField, { wireType, value }: WireField): string {
  return `${number}: ${describeValue(type, value) ?? `wire type ${wireType}`}`
}

function describeValue(type: string, value: bigint | Buffer): string | undefined {
  if (typeof value === 'bigint') {
    if (type === 'enum') return 'a number'
    if (type === 'bool') return String(value === 1n)
    return type === 'int64' || type === 'int32' ? String(BigInt.asIntN(64, value)) : undefined
  }
  if (type === 'double') return value.length === 8 ? String(value.readDoubleLE()) : undefined
  if (type === 'string') return value.toString('utf8')
  return type in ENTITIES || type.endsWith('[]') ? 'a message' : undefined
}

async function proveCaptured(context: ReportingContext, entity: string): Promise<void> {
  const telling = await readTelling(context)
  const message = ENTITY_EVENTS.find(([, element]) => element === entity)?.[0]
  const events = telling.events.filter((event) => event.message === message)
  if (events.length === 0) throw new NotTested(`the capture holds no ${message ?? entity}`)
  assert.deepEqual([...new Set(events.flatMap(({ problems }) => problems))], [])
}
