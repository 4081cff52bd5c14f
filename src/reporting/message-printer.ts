import { DECODE_LIMITS } from './decode.ts'
import { createDelimitedDecoder, type DelimitedDecoder } from './delimited.ts'
import { isRecord } from './record.ts'
import { ReportingError } from './reporting-error.ts'
import { loadEnvelopeSchema } from './reporting-schema.ts'
import { type Json, type ReportingRecord, type Schema, UNKNOWN_FIELDS } from './schema.ts'

/** What some bytes hold: events in their envelopes, many messages of one kind, or one message. */
export type MessageForm = { kind: 'envelopes' } | { kind: 'delimited' | 'single'; message: string }

export interface MessagePrinter {
  /** How many messages held fields, or were of a kind, that the schema does not know. */
  readonly strangers: number
  /** Takes the next piece of the input and returns the lines that it completed. */
  push(chunk: Uint8Array): string[]
  /** The input has ended; throws when that was in the middle of a message. */
  end(): string[]
}

/** Turns bytes into JSON lines, whatever the pieces they come in. */
export function createMessagePrinter(schema: Schema, form: MessageForm): MessagePrinter {
  const envelopes = loadEnvelopeSchema()
  let strangers = 0

  function toLine(name: string, record: ReportingRecord): string {
    if (holdsUnknown(record)) strangers += 1
    return JSON.stringify(schema.toJson(name, record))
  }

  function openEnvelope(bytes: Uint8Array): string {
    const envelope = envelopes.decode('Envelope', bytes)
    const { sequence, message, payload } = envelope as { sequence: bigint; message: string; payload: Uint8Array }
    const head = { sequence: String(sequence), message }
    if (!schema.messages.has(message)) {
      strangers += 1
      return JSON.stringify({ ...head, payload: Buffer.from(payload).toString('base64') } satisfies Json)
    }
    try {
      return `${JSON.stringify(head).slice(0, -1)},"payload":${toLine(message, schema.decode(message, payload))}}`
    } catch (error) {
      throw new ReportingError(`${sequence}: ${(error as Error).message}`, { messageName: 'event' })
    }
  }

  function printOne(bytes: Uint8Array): string {
    return form.kind === 'envelopes' ? openEnvelope(bytes) : toLine(form.message, schema.decode(form.message, bytes))
  }

  const reader = form.kind === 'single' ? collect(printOne) : createDelimitedDecoder(printOne)
  return {
    get strangers() {
      return strangers
    },
    push: (chunk) => reader.push(chunk),
    end: () => reader.end() ?? [],
  }
}

/** One message has no length before it: it ends with the input, which therefore must end some time. */
function collect(print: (bytes: Uint8Array) => string): { push: DelimitedDecoder<string>['push']; end(): string[] } {
  const chunks: Uint8Array[] = []
  let size = 0
  return {
    push(chunk) {
      size += chunk.byteLength
      if (size > DECODE_LIMITS.bytes) throw new ReportingError(`is larger than ${DECODE_LIMITS.bytes} bytes`)
      chunks.push(chunk)
      return []
    },
    end: () => [print(Buffer.concat(chunks))],
  }
}

function holdsUnknown(record: ReportingRecord): boolean {
  if (record[UNKNOWN_FIELDS]) return true
  return Object.values(record).some((value) => (Array.isArray(value) ? value : [value]).some((one) => isRecord(one) && holdsUnknown(one)))
}
