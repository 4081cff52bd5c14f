import { type DocumentedField, ENTITIES } from './documented-fields.ts'
import { Damaged, readFields, type WireField } from './wire.ts'

type Value = bigint | number | string | boolean | Told | Told[]

/** A record as it was told, by the documented numbers; `#15` is a field that the documents do not have. */
export interface Told {
  [field: string]: Value | undefined
}

/** What is wrong with the shape of a record; nothing when it is as documented. */
export type Problems = string[]

const WIRE_TYPES: Record<string, number> = { int64: 0, int32: 0, bool: 0, enum: 0, double: 1 }

/** Decodes a record by the documented numbers and types. An entity that the documents do not show has its id under number 1, as all have. */
export function decodeRecord(entity: string, bytes: Buffer, problems: Problems = []): Told {
  const documented = ENTITIES[entity] ?? [[1, 'id', 'int64', 'required']]
  const record: Told = {}
  for (const field of readSafely(entity, bytes, problems)) {
    const known = documented.find(([number]) => number === field.number)
    if (known) store(record, known, readValue(entity, known, field, problems))
    else record[`#${field.number}`] = typeof field.value === 'bigint' ? field.value : field.value.toString('latin1')
  }
  const missing = documented.filter(([, name, , required]) => required && record[name] === undefined)
  problems.push(...missing.map(([number, name]) => `${entity} ${record['id'] ?? ''} lacks ${name} (${number})`))
  return record
}

function readSafely(entity: string, bytes: Buffer, problems: Problems): WireField[] {
  try {
    return readFields(bytes)
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    problems.push(`${entity} cannot be read: ${error.message}`)
    return []
  }
}

function readValue(entity: string, [number, name, type]: DocumentedField, field: WireField, problems: Problems): Value | undefined {
  const found = convert(type.replace('[]', ''), field, problems)
  if (found === undefined) problems.push(`${entity}.${name} (${number}) is no ${type}`)
  return found
}

function convert(type: string, { wireType, value }: WireField, problems: Problems): Value | undefined {
  if (wireType !== (WIRE_TYPES[type] ?? 2)) return undefined
  if (typeof value === 'bigint') return convertNumber(type, value)
  if (type === 'double') return value.readDoubleLE()
  if (type !== 'string') return decodeRecord(type, value, problems)
  const text = value.toString('utf8')
  return Buffer.from(text).equals(value) ? text : undefined
}

function convertNumber(type: string, value: bigint): Value | undefined {
  if (type === 'bool') return value < 2n ? value === 1n : undefined
  const signed = BigInt.asIntN(64, value)
  if (type === 'int64') return signed
  return signed === BigInt.asIntN(32, signed) ? Number(signed) : undefined
}

function store(record: Told, [, name, type]: DocumentedField, value: Value | undefined): void {
  if (value === undefined) return
  if (type.endsWith('[]')) record[name] = [...((record[name] as Told[] | undefined) ?? []), value as Told]
  else record[name] = value
}
