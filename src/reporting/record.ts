import { ReportingError } from './reporting-error.ts'
import type { Field, FieldValue, MessageType, ReportingRecord } from './schema.ts'

/** A field with a value of its own, not one that every object inherits. */
export function isPresent(record: object, name: string): boolean {
  return Object.hasOwn(record, name) && (record as ReportingRecord)[name] !== undefined
}

export function isRecord(value: unknown): value is ReportingRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
}

/** The first required field that a record lacks. */
export function findMissingField(type: MessageType, record: ReportingRecord): Field | undefined {
  return type.required.find((field) => !isPresent(record, field.name))
}

/** What a field reads as: its value, else the schema's default, else proto2's default of its type. */
export function readWithDefault(field: Field, record: ReportingRecord): FieldValue | undefined {
  if (isPresent(record, field.name)) return record[field.name]
  if (field.label === 'repeated') return []
  return field.explicitDefault ?? field.scalar?.zero
}

/** The values of a field one by one; a list is expected exactly where the field is repeated. */
export function listValues(type: MessageType, field: Field, value: unknown): readonly unknown[] {
  if (field.label !== 'repeated') return [value]
  return Array.isArray(value) ? value : refuseValue(type, field)
}

export function refuseValue(type: MessageType, field: Field): never {
  const expected = field.label === 'repeated' ? `a list of ${field.typeName}` : field.typeName
  throw new ReportingError(`does not hold ${expected}`, { messageName: type.name, field: field.name })
}

/** Refuses, at any depth, a name that the message does not have: a slip of the pen would otherwise vanish without a word. */
export function refuseStrangeNames(type: MessageType, record: object): void {
  for (const [name, value] of Object.entries(record)) {
    const field = type.byName.get(name)
    if (!field) throw new ReportingError('is not in the schema', { messageName: type.name, field: name })
    if (!field.message) continue
    for (const nested of Array.isArray(value) ? value : [value]) if (isRecord(nested)) refuseStrangeNames(field.message, nested)
  }
}
