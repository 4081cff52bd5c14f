import { DECODE_LIMITS, type DecodeLimits, decodeMessage } from './decode.ts'
import { encodeMessage, writeFields } from './encode.ts'
import { readJson, writeJson } from './json.ts'
import { type EnumNumbers, parseProto } from './parse-proto.ts'
import { readWithDefault, refuseStrangeNames } from './record.ts'
import { ReportingError } from './reporting-error.ts'
import type { MessageType, ReportingRecord, Schema } from './schema.ts'

export interface SchemaOptions {
  /** Know only what the documents show: assumed fields are neither read nor written, but for required ones. */
  readonly documentedOnly?: boolean
  /** Leave out values under names that the schema lacks instead of refusing them: for somebody else's schema. */
  readonly ignoreStrangeNames?: boolean
  /** Other numbers for enumerations: `ordinal` counts each from 0, a table renumbers single values. */
  readonly enumNumbers?: EnumNumbers
  readonly limits?: Partial<DecodeLimits>
}

/** Makes a codec from the text of a .proto file, ours or a user's own. */
export function loadSchema(protoText: string, options: SchemaOptions = {}): Schema {
  const { messages, enums } = parseProto(protoText, options.documentedOnly ?? false, options.enumNumbers ?? {})
  const limits = { ...DECODE_LIMITS, ...options.limits }
  const isLenient = options.ignoreStrangeNames ?? options.documentedOnly ?? false

  function find(messageName: string): MessageType {
    const type = messages.get(messageName)
    if (!type) throw new ReportingError('is not a message of the schema', { messageName })
    return type
  }

  function checkNames(type: MessageType, record: ReportingRecord): ReportingRecord {
    if (!isLenient) refuseStrangeNames(type, record)
    return record
  }

  return {
    messages,
    enums,
    encode(messageName, record) {
      const type = find(messageName)
      return encodeMessage(type, checkNames(type, record))
    },
    encodeInto(writer, messageName, record) {
      const type = find(messageName)
      writeFields(writer, type, checkNames(type, record))
    },
    decode: (messageName, bytes) => decodeMessage(find(messageName), bytes, limits),
    toJson(messageName, record) {
      const type = find(messageName)
      return writeJson(type, checkNames(type, record))
    },
    fromJson: (messageName, json) => readJson(find(messageName), json),
    read(messageName, record, fieldName) {
      const field = find(messageName).byName.get(fieldName)
      if (!field) throw new ReportingError('is not in the schema', { messageName, field: fieldName })
      return readWithDefault(field, record)
    },
  }
}
