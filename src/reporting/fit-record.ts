import { isPresent, isRecord } from './record.ts'
import type { Field, FieldValue, MessageType, ReportingRecord } from './schema.ts'

/** What of a record somebody else's schema can hold: names that it lacks, and values that it types otherwise, are left out. */
export function fitRecord(type: MessageType, record: ReportingRecord): ReportingRecord {
  const fitted: ReportingRecord = {}
  for (const field of type.fields) {
    if (!isPresent(record, field.name)) continue
    const value = record[field.name]
    fitted[field.name] = field.label === 'repeated' ? fitList(field, value) : fitValue(field, value)
  }
  return fitted
}

function fitList(field: Field, value: unknown): FieldValue[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map((one) => fitValue(field, one)).filter((one) => one !== undefined)
}

function fitValue(field: Field, value: unknown): FieldValue | undefined {
  if (field.message) return isRecord(value) ? fitRecord(field.message, value) : undefined
  return field.scalar?.accept(value)
}
