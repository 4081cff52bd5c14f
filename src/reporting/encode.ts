import { findMissingField, isPresent, isRecord, listValues, refuseValue } from './record.ts'
import { ReportingError } from './reporting-error.ts'
import { type Field, type MessageType, type ReportingRecord, UNKNOWN_FIELDS } from './schema.ts'
import { LENGTH_DELIMITED } from './wire-reader.ts'
import { WireWriter } from './wire-writer.ts'

/** Writes one message in the order of its field numbers, then the unknown fields it came with; deprecated fields are left out. */
export function encodeMessage(type: MessageType, record: ReportingRecord): Uint8Array {
  const writer = new WireWriter()
  writeFields(writer, type, record)
  return writer.finish()
}

/** The same into a writer that already holds something. */
export function writeFields(writer: WireWriter, type: MessageType, record: ReportingRecord): void {
  const missing = findMissingField(type, record)
  if (missing) throw new ReportingError('is required', { messageName: type.name, field: missing.name })
  for (const field of type.fields) {
    if (!isPresent(record, field.name) || !isWritten(field)) continue
    const value = record[field.name]
    if (field.label !== 'repeated') writeValue(writer, type, field, value)
    else if (field.packed) writePacked(writer, type, field, listValues(type, field, value))
    else for (const one of listValues(type, field, value)) writeValue(writer, type, field, one)
  }
  const unknown = record[UNKNOWN_FIELDS]
  if (unknown) writer.writeRaw(unknown)
}

/** A deprecated field is read from older senders and no longer sent. */
const isWritten = (field: Field) => !field.deprecated || field.label === 'required'

function writeValue(writer: WireWriter, type: MessageType, field: Field, value: unknown): void {
  const { message, scalar } = field
  if (message) {
    const nested = isRecord(value) ? value : refuseValue(type, field)
    writer.writeTag(field.number, LENGTH_DELIMITED)
    writer.writeSized(() => writeFields(writer, message, nested))
  } else if (scalar) {
    const accepted = scalar.accept(value) ?? refuseValue(type, field)
    writer.writeTag(field.number, scalar.wireType)
    scalar.write(writer, accepted as never)
  }
}

function writePacked(writer: WireWriter, type: MessageType, field: Field, values: readonly unknown[]): void {
  const { scalar } = field
  if (!scalar || values.length === 0) return
  writer.writeTag(field.number, LENGTH_DELIMITED)
  writer.writeSized(() => {
    for (const value of values) scalar.write(writer, (scalar.accept(value) ?? refuseValue(type, field)) as never)
  })
}
