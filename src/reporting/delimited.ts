import { ReportingError } from './reporting-error.ts'
import { WireWriter } from './wire-writer.ts'

/** Puts the length of a message before it, as a varint: the usual way to send many messages over one stream. */
export function encodeDelimited(message: Uint8Array): Uint8Array {
  const writer = new WireWriter()
  writer.writeBytes(message)
  return writer.finish()
}

export interface DelimitedDecoder<T> {
  /** Takes the next piece of the stream, cut anywhere, and returns the messages that it completed. */
  push(chunk: Uint8Array): T[]
  /** Says that the stream has ended; throws when that was in the middle of a message. */
  end(): void
}

/**
 * Reads a stream of length-delimited messages piece by piece, holding at most one message of `maxMessageBytes`. A stream that went wrong
 * stays wrong: messages before the fault are returned first, then every call throws.
 */
export function createDelimitedDecoder<T>(decode: (message: Uint8Array) => T, maxMessageBytes = 4 * 1024 * 1024): DelimitedDecoder<T> {
  let offset = 0
  let failure: unknown
  let length = 0
  let lengthBytes = 0
  /** The message being collected; undefined while its length is being read. */
  let body: BodyBuffer | undefined

  function readLengthByte(byte: number): void {
    // Multiplied, not shifted: a hostile fifth byte must not wrap around to a small number.
    length += (byte & 0x7f) * 2 ** (7 * lengthBytes)
    lengthBytes += 1
    if (length > maxMessageBytes) throw new ReportingError(`holds a message of more than ${maxMessageBytes} bytes`, { offset })
    if (byte < 0x80) body = new BodyBuffer(length)
    else if (lengthBytes === 10) throw new ReportingError('holds a length of more than ten bytes', { offset })
    offset += 1
  }

  function take(chunk: Uint8Array, messages: T[]): void {
    let at = 0
    while (at < chunk.byteLength || body?.isFull()) {
      if (!body) {
        readLengthByte(chunk[at]!)
        at += 1
        continue
      }
      const added = body.add(chunk.subarray(at))
      at += added
      offset += added
      if (!body.isFull()) continue
      messages.push(decode(body.bytes()))
      body = undefined
      length = 0
      lengthBytes = 0
    }
  }

  function push(chunk: Uint8Array): T[] {
    if (failure) throw failure
    const messages: T[] = []
    try {
      take(chunk, messages)
    } catch (error) {
      failure = error
      if (messages.length === 0) throw error
    }
    return messages
  }

  function end(): void {
    if (failure) throw failure
    if (body || lengthBytes > 0) throw new ReportingError('ends in the middle of a message', { offset })
  }

  return { push, end }
}

/** Collects the bytes of one message, taking memory only as they arrive: a large announced length costs nothing yet. */
class BodyBuffer {
  #bytes = new Uint8Array(0)
  #filled = 0
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  isFull(): boolean {
    return this.#filled === this.#size
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#size)
  }

  /** Takes what still belongs to this message and returns how much that was. */
  add(chunk: Uint8Array): number {
    const part = chunk.subarray(0, this.#size - this.#filled)
    const needed = this.#filled + part.byteLength
    if (needed > this.#bytes.byteLength) {
      const larger = new Uint8Array(Math.min(this.#size, Math.max(needed, this.#bytes.byteLength * 2)))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes.set(part, this.#filled)
    this.#filled = needed
    return part.byteLength
  }
}
