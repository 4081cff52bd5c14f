import type { EnumType, FieldValue, Json } from './schema.ts'
import { FIXED32, FIXED64, LENGTH_DELIMITED, VARINT, type WireReader } from './wire-reader.ts'
import type { WireWriter } from './wire-writer.ts'

/** How the values of one type travel. `accept` and `fromJson` return undefined for what is not such a value. */
export interface Scalar {
  readonly wireType: number
  readonly zero: FieldValue
  readonly read: (reader: WireReader) => FieldValue
  readonly accept: (value: unknown) => FieldValue | undefined
  /** Writes what `accept` returned. */
  readonly write: (writer: WireWriter, value: never) => void
  readonly toJson: (value: never) => Json
  readonly fromJson: (json: Json) => FieldValue | undefined
}

/** The names of the methods that read, or write, one value of this kind. */
type Read<T> = { [K in keyof WireReader]: WireReader[K] extends () => T ? K : never }[keyof WireReader]
type Write<T> = { [K in keyof WireWriter]: WireWriter[K] extends (value: T) => void ? K : never }[keyof WireWriter]

function makeInteger64(wireType: number, lowest: bigint, read: Read<bigint>, write: Write<bigint>): Scalar {
  const highest = lowest + 2n ** 64n - 1n
  const accept = (value: unknown) => {
    const exact = Number.isSafeInteger(value) ? BigInt(value as number) : value
    return typeof exact === 'bigint' && exact >= lowest && exact <= highest ? exact : undefined
  }
  return {
    wireType,
    zero: 0n,
    read: (reader) => reader[read](),
    write: (writer, value: bigint) => writer[write](value),
    accept,
    // Strings, because JSON readers turn numbers beyond 2^53 into other numbers.
    fromJson: (json) => accept(typeof json === 'string' && /^-?\d{1,20}$/.test(json) ? BigInt(json) : json),
    toJson: (value: bigint) => String(value),
  }
}

function makeInteger32(wireType: number, lowest: number, read: Read<number>, write: Write<number>): Scalar {
  const highest = lowest + 2 ** 32 - 1
  const accept = (value: unknown) => {
    const isInRange = typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest
    return isInRange ? value + 0 : undefined // + 0 turns -0 into 0, the only zero that an integer has
  }
  return {
    wireType,
    zero: 0,
    read: (reader) => reader[read](),
    write: (writer, value: number) => writer[write](value),
    accept,
    fromJson: accept,
    toJson: (value: number) => value,
  }
}

function makeFloat(wireType: number, read: Read<number>, write: Write<number>): Scalar {
  const accept = (value: unknown) => (typeof value === 'number' ? value : undefined)
  return {
    wireType,
    zero: 0,
    read: (reader) => reader[read](),
    write: (writer, value: number) => writer[write](value),
    accept,
    fromJson: (json) => accept(json === 'NaN' || json === 'Infinity' || json === '-Infinity' ? Number(json) : json),
    toJson: (value: number) => (Number.isFinite(value) ? value : String(value)),
  }
}

const acceptBoolean = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
const bool: Scalar = {
  wireType: VARINT,
  zero: false,
  read: (reader) => reader.readBool(),
  write: (writer, value: boolean) => writer.writeUint32(value ? 1 : 0),
  accept: acceptBoolean,
  fromJson: acceptBoolean,
  toJson: (value: boolean) => value,
}

// A lone surrogate has no UTF-8 form and would arrive as another character.
const acceptString = (value: unknown) => (typeof value === 'string' && value.isWellFormed() ? value : undefined)
const string: Scalar = {
  wireType: LENGTH_DELIMITED,
  zero: '',
  read: (reader) => reader.readString(),
  write: (writer, value: string) => writer.writeString(value),
  accept: acceptString,
  fromJson: acceptString,
  toJson: (value: string) => value,
}

const bytes: Scalar = {
  wireType: LENGTH_DELIMITED,
  zero: new Uint8Array(),
  read: (reader) => reader.readBytes(),
  write: (writer, value: Uint8Array) => writer.writeBytes(value),
  accept: (value) => (value instanceof Uint8Array ? value : undefined),
  fromJson: (json) =>
    typeof json === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(json) ? new Uint8Array(Buffer.from(json, 'base64')) : undefined,
  toJson: (value: Uint8Array) => Buffer.from(value).toString('base64'),
}

const INT32 = -(2 ** 31)
const INT64 = -(2n ** 63n)

/** The types of proto2 that are not messages or enumerations. */
export const SCALARS: ReadonlyMap<string, Scalar> = new Map([
  ['int64', makeInteger64(VARINT, INT64, 'readInt64', 'writeInt64')],
  ['uint64', makeInteger64(VARINT, 0n, 'readUint64', 'writeInt64')],
  ['sint64', makeInteger64(VARINT, INT64, 'readSint64', 'writeSint64')],
  ['fixed64', makeInteger64(FIXED64, 0n, 'readFixed64', 'writeFixed64')],
  ['sfixed64', makeInteger64(FIXED64, INT64, 'readSfixed64', 'writeFixed64')],
  ['int32', makeInteger32(VARINT, INT32, 'readInt32', 'writeInt32')],
  ['uint32', makeInteger32(VARINT, 0, 'readUint32', 'writeUint32')],
  ['sint32', makeInteger32(VARINT, INT32, 'readSint32', 'writeSint32')],
  ['fixed32', makeInteger32(FIXED32, 0, 'readFixed32', 'writeFixed32')],
  ['sfixed32', makeInteger32(FIXED32, INT32, 'readSfixed32', 'writeFixed32')],
  ['float', makeFloat(FIXED32, 'readFloat', 'writeFloat')],
  ['double', makeFloat(FIXED64, 'readDouble', 'writeDouble')],
  ['bool', bool],
  ['string', string],
  ['bytes', bytes],
])

/** Enumerations go by their names; a number without a name stays a number, so nothing is lost on the way through. */
export function makeEnumScalar(type: EnumType): Scalar {
  const accept = (value: unknown) => {
    if (typeof value === 'string') return type.numbers.has(value) ? value : undefined
    return Number.isInteger(value) && (value as number) === ((value as number) | 0) ? (value as number) : undefined
  }
  return {
    wireType: VARINT,
    zero: [...type.numbers.keys()][0] ?? 0,
    read: (reader) => {
      const number = reader.readInt32()
      return type.names.get(number) ?? number
    },
    write: (writer, value: string | number) => writer.writeInt32(typeof value === 'string' ? type.numbers.get(value)! : value),
    accept,
    fromJson: accept,
    toJson: (value: string | number) => value,
  }
}
