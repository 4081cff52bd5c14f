import { findMissingField, isPresent } from './record.ts'
import { ReportingError } from './reporting-error.ts'
import type { Scalar } from './scalars.ts'
import { type Field, type FieldValue, type MessageType, type ReportingRecord, UNKNOWN_FIELDS } from './schema.ts'
import { LENGTH_DELIMITED, WireReader } from './wire-reader.ts'
import { WireWriter } from './wire-writer.ts'

/** What one message may cost at most, whatever its bytes say. */
export interface DecodeLimits {
  readonly bytes: number
  readonly depth: number
  /** Repeated values and nested messages, all together. */
  readonly elements: number
}

export const DECODE_LIMITS: DecodeLimits = { bytes: 64 * 1024 * 1024, depth: 64, elements: 1_000_000 }

interface Run {
  readonly reader: WireReader
  elementsLeft: number
  /** Messages that lacked a required field when they ended; a later piece of the same message may still bring it. */
  readonly incomplete: { type: MessageType; record: ReportingRecord; offset: number }[]
}

/** Reads one message: unknown fields are kept, missing required fields and damaged bytes are refused. */
export function decodeMessage(type: MessageType, bytes: Uint8Array, limits: DecodeLimits): ReportingRecord {
  if (bytes.byteLength > limits.bytes) throw new ReportingError(`is larger than ${limits.bytes} bytes`, { messageName: type.name })
  const run: Run = { reader: new WireReader(bytes), elementsLeft: limits.elements, incomplete: [] }
  const record: ReportingRecord = {}
  readFields(type, record, limits.depth, run)
  for (const { type: nested, record: part, offset } of run.incomplete) {
    const missing = findMissingField(nested, part)
    if (missing) throw new ReportingError('is required', { messageName: nested.name, field: missing.name, offset })
  }
  return record
}

function readFields(type: MessageType, record: ReportingRecord, depth: number, run: Run): void {
  const { reader } = run
  let unknown: WireWriter | undefined
  while (reader.position < reader.end) {
    reader.messageName = type.name
    reader.field = undefined
    const start = reader.position
    const { number, wireType } = reader.readTag()
    const field = type.byNumber.get(number)
    reader.field = field?.name
    if (field && readKnownField(field, wireType, record, depth, run)) continue
    reader.skip(number, wireType, depth)
    unknown ??= startFrom(record[UNKNOWN_FIELDS])
    unknown.writeRaw(reader.slice(start))
  }
  if (unknown) record[UNKNOWN_FIELDS] = unknown.finish()
  if (findMissingField(type, record)) run.incomplete.push({ type, record, offset: reader.position })
}

function startFrom(bytes: Uint8Array | undefined): WireWriter {
  const writer = new WireWriter()
  if (bytes) writer.writeRaw(bytes)
  return writer
}

/** False when the bytes cannot be this field, so that they are kept as unknown ones. */
function readKnownField(field: Field, wireType: number, record: ReportingRecord, depth: number, run: Run): boolean {
  const { reader } = run
  const { position, end } = reader
  const incomplete = run.incomplete.length
  try {
    return readField(field, wireType, record, depth, run)
  } catch (error) {
    // An assumed field may be something else in a foreign schema: then its bytes are no error, only unknown.
    if (field.openPoint === undefined || !(error instanceof ReportingError)) throw error
    reader.position = position
    reader.end = end
    run.incomplete.length = incomplete
    return false
  }
}

function readField(field: Field, wireType: number, record: ReportingRecord, depth: number, run: Run): boolean {
  const { scalar, message } = field
  if (message) return wireType === LENGTH_DELIMITED && readNested(field, message, record, depth - 1, run)
  if (scalar?.wireType === wireType) {
    if (field.label === 'repeated') countElement(run)
    store(field, scalar.read(run.reader), record)
    return true
  }
  return scalar !== undefined && field.label === 'repeated' && wireType === LENGTH_DELIMITED && readPacked(field, scalar, record, run)
}

function readNested(field: Field, type: MessageType, record: ReportingRecord, depth: number, run: Run): true {
  const { reader } = run
  if (depth <= 0) reader.fail('is nested too deeply')
  countElement(run)
  // A message that comes in two pieces is one message.
  const nested = field.label !== 'repeated' && isPresent(record, field.name) ? (record[field.name] as ReportingRecord) : {}
  const outer = reader.end
  reader.end = reader.readLength() + reader.position
  readFields(type, nested, depth, run)
  reader.end = outer
  store(field, nested, record)
  return true
}

function readPacked(field: Field, scalar: Scalar, record: ReportingRecord, run: Run): true {
  const { reader } = run
  const values: FieldValue[] = []
  const outer = reader.end
  reader.end = reader.readLength() + reader.position
  while (reader.position < reader.end) {
    countElement(run)
    values.push(scalar.read(reader))
  }
  reader.end = outer
  for (const value of values) store(field, value, record)
  return true
}

function countElement(run: Run): void {
  run.elementsLeft -= 1
  if (run.elementsLeft < 0) run.reader.fail('holds too many elements')
}

function store(field: Field, value: FieldValue, record: ReportingRecord): void {
  if (field.label !== 'repeated') record[field.name] = value
  else if (isPresent(record, field.name)) (record[field.name] as FieldValue[]).push(value)
  else record[field.name] = [value]
}
