import { fitRecord } from '../../reporting/fit-record.ts'
import type { ReportingRecord, Schema } from '../../reporting/schema.ts'
import { LENGTH_DELIMITED, VARINT } from '../../reporting/wire-reader.ts'
import type { WireWriter } from '../../reporting/wire-writer.ts'
import type { WorldEvent } from '../event-log.ts'
import type { World } from '../world.ts'
import { projectEvent } from './project-event.ts'

/** An event with its number and its encoded message. */
export interface EncodedEvent {
  readonly sequence: number
  readonly message: string
  readonly payload: Uint8Array
}

/** Encodes one event of a world. */
export function encodeEvent(world: World, schema: Schema, event: WorldEvent): EncodedEvent {
  const { sequence, message } = event
  return { sequence, message, payload: schema.encode(message, fitOwnSchema(world, schema, message, projectEvent(world, schema, event))) }
}

/** In a world that speaks a schema of the user's own, what that schema can hold of a message. */
export function fitOwnSchema(world: World, schema: Schema, message: string, record: ReportingRecord): ReportingRecord {
  const isOwnFile = world.dialect['reporting.fieldProfile'] === 'file'
  return isOwnFile ? fitRecord(schema.messages.get(message)!, record) : record
}

/** How one event stands in a stream. */
export type Frame = (writer: WireWriter, world: World, schema: Schema, event: WorldEvent) => void

/** An event as the protobuf stream carries it: a length-delimited Envelope, written without a copy of its payload. */
export const frameAsProtobuf: Frame = (writer, world, schema, event) => {
  const record = fitOwnSchema(world, schema, event.message, projectEvent(world, schema, event))
  writer.writeSized(() => {
    writer.writeTag(1, VARINT)
    writer.writeInt64(BigInt(event.sequence))
    writer.writeTag(2, LENGTH_DELIMITED)
    writer.writeString(event.message)
    writer.writeTag(3, LENGTH_DELIMITED)
    writer.writeSized(() => schema.encodeInto(writer, event.message, record))
  })
}

/** An event as server-sent events carry it. */
export const frameAsText: Frame = (writer, world, schema, event) => {
  const { sequence, message } = event
  const json = schema.toJson(message, fitOwnSchema(world, schema, message, projectEvent(world, schema, event)))
  writer.writeRaw(Buffer.from(`id: ${sequence}\nevent: ${message}\ndata: ${JSON.stringify(json)}\n\n`))
}
