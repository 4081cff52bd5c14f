import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { ReportingRecord, Schema } from '../../reporting/schema.ts'
import type { World } from '../world.ts'
import type { Entity } from './entities.ts'
import { fitOwnSchema } from './frame-event.ts'

/** Records that are turned to bytes at a time; others are served in between. */
const BATCH = 250

type Write = (records: ReportingRecord[], isFirst: boolean) => Uint8Array

/** A list message in protobuf, piece by piece: messages that follow each other are one message, and its records add up. */
export function writeProtobuf(
  world: World,
  schema: Schema,
  { list, field }: Entity,
  records: Iterable<ReportingRecord>,
): AsyncGenerator<Uint8Array> {
  return writePieces(records, (batch) => schema.encode(list!, fitOwnSchema(world, schema, list!, { [field]: batch })))
}

/** The same in JSON. */
export async function* writeJson(
  world: World,
  schema: Schema,
  { list, field, message }: Entity,
  records: Iterable<ReportingRecord>,
): AsyncGenerator<Uint8Array> {
  const toText = (record: ReportingRecord) => JSON.stringify(schema.toJson(message, fitOwnSchema(world, schema, message, record)))
  const name = schema.messages.get(list!)!.byName.has(field) ? field : schema.messages.get(list!)!.fields[0]!.name
  yield Buffer.from(`{${JSON.stringify(name)}:[`)
  yield* writePieces(records, (batch, isFirst) => Buffer.from(`${isFirst ? '' : ','}${batch.map(toText).join()}`))
  yield Buffer.from(']}')
}

async function* writePieces(records: Iterable<ReportingRecord>, write: Write): AsyncGenerator<Uint8Array> {
  let batch: ReportingRecord[] = []
  let isFirst = true
  for (const record of records) {
    batch.push(record)
    if (batch.length < BATCH) continue
    yield write(batch, isFirst)
    await yieldToOthers()
    batch = []
    isFirst = false
  }
  if (batch.length > 0) yield write(batch, isFirst)
}
