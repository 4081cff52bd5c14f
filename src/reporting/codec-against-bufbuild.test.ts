import { readFileSync } from 'node:fs'
import { createFileRegistry, type DescMessage, fromBinary, fromJson, type JsonValue, toBinary, toJson } from '@bufbuild/protobuf'
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt'
import fc from 'fast-check'
import protobuf from 'protobufjs'
import { FileDescriptorSet } from 'protobufjs/ext/descriptor.js'
import { describe, expect, test } from 'vitest'
import { loadSchema } from './load-schema.ts'
import { loadReportingSchema } from './reporting-schema.ts'
import type { Field, MessageType, ReportingRecord } from './schema.ts'

// A second library with its own codec, so that the golden bytes are not ours.
const EVERY_SCALAR = `syntax = "proto2"; package reporting;
  message Every {
    required int64 a = 1; optional uint64 b = 2; optional sint64 c = 3; optional fixed64 d = 4; optional sfixed64 e = 5;
    optional int32 f = 6; optional uint32 g = 7; optional sint32 h = 8; optional fixed32 i = 9; optional sfixed32 j = 10;
    optional float k = 11; optional double l = 12; optional bool m = 13; optional string n = 14; optional bytes o = 15;
    repeated int64 p = 16; repeated sint32 q = 17 [packed = true]; repeated double r = 18 [packed = true]; repeated Every s = 536870911;
  }`

function describeWithBufbuild(protoText: string): (messageName: string) => DescMessage {
  const { root } = protobuf.parse(protoText, { keepCase: true })
  root.resolveAll()
  const set = root.toDescriptor('proto2')
  for (const field of set.file?.flatMap((file) => file.messageType?.flatMap((message) => message.field ?? []) ?? []) ?? []) {
    // What protoc would have filled in.
    field.jsonName = field.name!
    if (field.typeName) field.typeName = `.reporting.${field.typeName}`
  }
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, FileDescriptorSet.encode(set).finish()))
  return (messageName) => registry.getMessage(`reporting.${messageName}`)!
}

const own = loadReportingSchema()
const second = describeWithBufbuild(readFileSync(new URL('../../openapi/reporting.proto', import.meta.url), 'utf8'))

const INTEGERS: Record<string, fc.Arbitrary<number | bigint>> = {
  int64: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  sint64: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  sfixed64: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  uint64: fc.bigInt(0n, 2n ** 64n - 1n),
  fixed64: fc.bigInt(0n, 2n ** 64n - 1n),
  int32: fc.integer(),
  sint32: fc.integer(),
  sfixed32: fc.integer(),
  uint32: fc.nat(2 ** 32 - 1),
  fixed32: fc.nat(2 ** 32 - 1),
}

function arbitraryValue(field: Field, depth: number): fc.Arbitrary<unknown> {
  if (field.message) return arbitraryRecord(field.message, depth - 1)
  if (field.typeName in INTEGERS) return INTEGERS[field.typeName]!
  if (field.typeName === 'double') return fc.double()
  if (field.typeName === 'float') return fc.float()
  if (field.typeName === 'bool') return fc.boolean()
  if (field.typeName === 'string') return fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed())
  if (field.typeName === 'bytes') return fc.uint8Array()
  return fc.constantFrom(...own.enums.get(field.typeName)!.numbers.keys())
}

function arbitraryRecord(type: MessageType, depth: number): fc.Arbitrary<ReportingRecord> {
  const written = type.fields.filter((field) => !field.deprecated && (depth > 0 || !field.message || field.label === 'required'))
  const values = written.map((field) => {
    const value = arbitraryValue(field, depth)
    // An empty list is the same as none.
    return [field.name, field.label === 'repeated' ? fc.array(value, { minLength: 1, maxLength: 3 }) : value]
  })
  return fc.record(Object.fromEntries(values), {
    requiredKeys: written.filter((field) => field.label === 'required').map((field) => field.name),
    noNullPrototype: true,
  }) as fc.Arbitrary<ReportingRecord>
}

const NAMES = [...own.messages.keys()].filter((name) => /(Event|s|ies)$/.test(name))

describe('agrees with a second library', () => {
  test.each(NAMES)('%s: same bytes, same JSON, same record again', (name) => {
    const property = fc.property(arbitraryRecord(own.messages.get(name)!, 3), (record) => {
      const bytes = own.encode(name, record)
      const json = own.toJson(name, record)
      expect(Buffer.from(bytes)).toEqual(Buffer.from(toBinary(second(name), fromJson(second(name), json as JsonValue))))
      expect(toJson(second(name), fromBinary(second(name), bytes))).toEqual(json)
      expect(own.decode(name, bytes)).toEqual(record)
      expect(own.fromJson(name, json)).toEqual(record)
    })
    fc.assert(property, { numRuns: 10, seed: 42 })
  })

  test('every scalar type', () => {
    const schema = loadSchema(EVERY_SCALAR)
    const bufbuild = describeWithBufbuild(EVERY_SCALAR)('Every')
    const property = fc.property(arbitraryRecord(schema.messages.get('Every')!, 3), (record) => {
      const bytes = schema.encode('Every', record)
      expect(Buffer.from(bytes)).toEqual(Buffer.from(toBinary(bufbuild, fromBinary(bufbuild, bytes))))
      expect(toJson(bufbuild, fromBinary(bufbuild, bytes))).toEqual(schema.toJson('Every', record))
      expect(schema.decode('Every', bytes)).toEqual(record)
    })
    fc.assert(property, { numRuns: 300, seed: 42 })
  })
})
