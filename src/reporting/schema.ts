import type { Scalar } from './scalars.ts'
import type { WireWriter } from './wire-writer.ts'

/** Key under which a decoded record keeps, as they came, the fields that its schema does not know. */
export const UNKNOWN_FIELDS = Symbol('unknown fields')

/** int64 is a bigint; an enumeration its name, or its number when the schema has no name for it. */
export type FieldValue = bigint | number | string | boolean | Uint8Array | ReportingRecord | readonly FieldValue[]

/** A message as a plain object; a field that is absent from the wire is absent here. */
export interface ReportingRecord {
  [field: string]: FieldValue | undefined
  [UNKNOWN_FIELDS]?: Uint8Array
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export interface Field {
  readonly name: string
  readonly number: number
  readonly label: 'required' | 'optional' | 'repeated'
  readonly packed: boolean
  readonly deprecated: boolean
  /** As the schema spells it: `int64`, `TradeSide`, `Deal`. */
  readonly typeName: string
  /** How one value travels; absent when it is a message. */
  readonly scalar?: Scalar
  readonly message?: MessageType
  /** The default that the schema names. */
  readonly explicitDefault?: FieldValue
  /** The open point, when the documents do not show this field. */
  readonly openPoint?: string
}

export interface MessageType {
  readonly name: string
  /** In the order of their numbers. */
  readonly fields: readonly Field[]
  readonly required: readonly Field[]
  readonly byNumber: ReadonlyMap<number, Field>
  readonly byName: ReadonlyMap<string, Field>
}

export interface EnumType {
  readonly name: string
  readonly numbers: ReadonlyMap<string, number>
  readonly names: ReadonlyMap<number, string>
}

/** A loaded .proto file and everything that can be done with its messages, by their names without the package. */
export interface Schema {
  readonly messages: ReadonlyMap<string, MessageType>
  readonly enums: ReadonlyMap<string, EnumType>
  encode(messageName: string, record: ReportingRecord): Uint8Array
  /** Encodes into a writer that may already hold something. */
  encodeInto(writer: WireWriter, messageName: string, record: ReportingRecord): void
  decode(messageName: string, bytes: Uint8Array): ReportingRecord
  toJson(messageName: string, record: ReportingRecord): { [key: string]: Json }
  fromJson(messageName: string, json: Json): ReportingRecord
  /** What a field reads as: its value, or else its default; undefined for a message that is not there. */
  read(messageName: string, record: ReportingRecord, fieldName: string): FieldValue | undefined
}
