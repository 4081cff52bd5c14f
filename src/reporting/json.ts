import { findMissingField, isPresent, isRecord, listValues, refuseValue } from './record.ts'
import { ReportingError } from './reporting-error.ts'
import type { Field, FieldValue, Json, MessageType, ReportingRecord } from './schema.ts'

/** The JSON form: 64-bit integers as strings, enumerations by name, bytes as base64; unknown fields have no JSON form. */
export function writeJson(type: MessageType, record: ReportingRecord): { [key: string]: Json } {
  const json: { [key: string]: Json } = {}
  for (const field of type.fields) {
    if (!isPresent(record, field.name)) continue
    const values = listValues(type, field, record[field.name]).map((value) => writeJsonValue(type, field, value))
    json[field.name] = field.label === 'repeated' ? values : values[0]!
  }
  return json
}

function writeJsonValue(type: MessageType, field: Field, value: unknown): Json {
  if (field.message) return writeJson(field.message, isRecord(value) ? value : refuseValue(type, field))
  return field.scalar!.toJson((field.scalar!.accept(value) ?? refuseValue(type, field)) as never)
}

/** Reads the JSON form: null means absent, a name that the schema does not have is refused, and so is a missing required field. */
export function readJson(type: MessageType, json: Json): ReportingRecord {
  if (!isRecord(json)) throw new ReportingError('is not a JSON object', { messageName: type.name })
  const record: ReportingRecord = {}
  for (const [name, value] of Object.entries(json as { [key: string]: Json })) {
    const field = type.byName.get(name)
    if (!field) throw new ReportingError('is not in the schema', { messageName: type.name, field: name })
    if (value === null) continue
    const values = listValues(type, field, value).map((one) => readJsonValue(type, field, one as Json))
    record[name] = field.label === 'repeated' ? values : values[0]
  }
  const missing = findMissingField(type, record)
  if (missing) throw new ReportingError('is required', { messageName: type.name, field: missing.name })
  return record
}

function readJsonValue(type: MessageType, field: Field, json: Json): FieldValue {
  if (field.message) return readJson(field.message, json)
  return field.scalar!.fromJson(json) ?? refuseValue(type, field)
}
