import { readFile } from 'node:fs/promises'
import { assume } from '../kit/assume.ts'
import { NotTested } from '../kit/outcome.ts'
import type { ReportingContext } from '../kit/reporting.ts'
import type { Target } from '../kit/target.ts'
import { decodeRecord, type Problems, type Told } from './decode-record.ts'
import { ENTITY_EVENTS } from './documented-fields.ts'
import { Damaged, readFields, splitDelimited, type WireField } from './wire.ts'

/** One event as it came: in its envelope, with the records that it carries in field 2. */
export interface ToldEvent {
  sequence: bigint
  message: string
  /** Absent where the message has no type. */
  type: number | undefined
  fields: WireField[]
  records: Told[]
  problems: Problems
}

export interface Telling {
  events: ToldEvent[]
  /** Why the rest could not be read. */
  damage?: string
}

const ENTITY_OF = new Map(ENTITY_EVENTS)
const captures = new Map<string, Promise<Telling>>()
const starts = new WeakMap<Target, Promise<bigint>>()

/** Everything that a capture holds, or that the world told since the run began. */
export async function readTelling(context: ReportingContext): Promise<Telling> {
  const { capture } = context.target
  if (capture === undefined) return readStream(context, await startOfRun(context))
  const known = captures.get(capture) ?? readFile(capture).then(parseStream)
  captures.set(capture, known)
  return known
}

/** The number of the last event before the run; ask for it before anything is made to happen. */
export function startOfRun(context: ReportingContext): Promise<bigint> {
  const known = starts.get(context.target) ?? readStream(context).then(({ events }) => events.at(-1)?.sequence ?? 0n)
  starts.set(context.target, known)
  return known
}

/** The events after a number, up to now. */
export async function readStream({ world, settle }: ReportingContext, after?: bigint): Promise<Telling> {
  await settle()
  const query = after === undefined ? '' : `&after=${after}`
  const answer = await world('GET', `/reporting/events?follow=false${query}`, { accept: 'application/x-protobuf' })
  assume(answer.status === 200, 'the events can be read')
  return parseStream(answer.exchange.response!.body)
}

/** The events of one kind; without any there is nothing to judge. */
export function eventsOf({ events }: Telling, message: string): ToldEvent[] {
  const found = events.filter((event) => event.message === message)
  if (found.length === 0) throw new NotTested(`no ${message} was told`)
  return found
}

/** The records that events of one kind carry, oldest first. */
export function recordsOf(telling: Telling, message: string): Told[] {
  return eventsOf(telling, message).flatMap(({ records }) => records)
}

function parseStream(bytes: Buffer): Telling {
  const { messages, damage } = splitDelimited(bytes)
  const events: ToldEvent[] = []
  for (const message of messages) {
    const event = openEnvelope(message)
    if (typeof event === 'string') return { events, damage: `after ${events.length} events: ${event}` }
    events.push(event)
  }
  return damage === undefined ? { events } : { events, damage }
}

/** Envelope: sequence 1, message 2, payload 3. It is the form of the capture, not of the documents. */
function openEnvelope(bytes: Buffer): ToldEvent | string {
  try {
    const fields = readFields(bytes)
    const [sequence, message, payload] = [1, 2, 3].map((number) => fields.find((field) => field.number === number)?.value)
    if (typeof sequence !== 'bigint' || !Buffer.isBuffer(message) || !Buffer.isBuffer(payload)) return 'an envelope is not whole'
    return readEvent(sequence, message.toString('utf8'), readFields(payload))
  } catch (error) {
    if (error instanceof Damaged) return error.message
    throw error
  }
}

function readEvent(sequence: bigint, message: string, fields: WireField[]): ToldEvent {
  const problems: Problems = []
  const type = fields.findLast(({ number, wireType }) => number === 1 && wireType === 0)?.value
  const entity = ENTITY_OF.get(message)
  const carried = fields.filter(({ number, wireType }) => number === 2 && wireType === 2)
  const records = entity === undefined ? [] : carried.map(({ value }) => decodeRecord(entity, value as Buffer, problems))
  return { sequence, message, type: type === undefined ? undefined : Number(type), fields, records, problems }
}
