import { Readable } from 'node:stream'
import { refuse } from '../../domain/refusal.ts'
import { ENTITIES, type Entity } from '../reporting/entities.ts'
import { frameAsProtobuf, frameAsText } from '../reporting/frame-event.ts'
import { negotiate } from '../reporting/negotiate.ts'
import { openList } from '../reporting/read-list.ts'
import { streamEvents } from '../reporting/stream-events.ts'
import { writeJson, writeProtobuf } from '../reporting/write-list.ts'
import type { WorldCall } from './control-call.ts'

const PROTOBUF = 'application/x-protobuf'
const HEARTBEAT = Buffer.from(': nothing new\n\n')

/** K39: one page of a list, in protobuf or JSON. */
export const readReporting: WorldCall<'readReporting'> = ({ schemas }, world, { path, query }, { accept }) => {
  const entity: Entity = ENTITIES[path.entity]
  const size = Math.min(query.size ?? 1000, world.dialect['reporting.maxSize'])
  const records = openList(world, path.entity, { id: query.id, size, direction: query.direction ?? 'asc' })
  const contentType = negotiate(accept, ['application/json', PROTOBUF])
  const write = contentType === PROTOBUF ? writeProtobuf : writeJson
  return { status: 200, contentType, stream: Readable.from(write(world, schemas.of(world), entity, records), { objectMode: false }) }
}

/** K40: the events after a number, and then those that come. */
export const streamReporting: WorldCall<'streamReporting'> = ({ schemas }, world, { query }, headers) => {
  const { first, next } = world.events
  const after = query.after ?? readLastEventId(headers['last-event-id']) ?? first - 1
  if (after + 1 < first) return refuse('K40-2', `the oldest event kept is ${first}`, 'after')
  if (after >= next) return refuse('K40-2', `the newest event is ${next - 1}: the world has begun anew`, 'after')
  const contentType = negotiate(headers.accept, ['text/event-stream', PROTOBUF])
  const form = contentType === PROTOBUF ? { frame: frameAsProtobuf } : { frame: frameAsText, heartbeat: HEARTBEAT }
  const stream = streamEvents(world, { after, follow: query.follow ?? true, schema: () => schemas.of(world), ...form })
  return { status: 200, contentType, stream, headers: { 'cache-control': 'no-store' } }
}

/** A browser that lost its connection sends the last number that it saw. */
function readLastEventId(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
