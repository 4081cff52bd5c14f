/** One field as it stands on the wire: a varint as an unsigned 64-bit number, anything else as its bytes. */
export interface WireField {
  number: number
  wireType: number
  value: bigint | Buffer
}

/** Bytes that no reader of the wire format can make sense of. */
export class Damaged extends Error {}

const FIXED: Record<number, number> = { 1: 8, 5: 4 }

/** Reads the fields of one message in their order, known or not. */
export function readFields(bytes: Buffer): WireField[] {
  const fields: WireField[] = []
  const reader = new Reader(bytes)
  while (!reader.isAtEnd()) {
    const tag = Number(reader.readVarint())
    const wireType = tag & 7
    const number = Math.floor(tag / 8)
    if (number < 1 || number >= 2 ** 29) throw new Damaged(`a field has the number ${number}`)
    const size = wireType === 2 ? Number(reader.readVarint()) : FIXED[wireType]
    if (size === undefined && wireType !== 0) throw new Damaged(`field ${number} has the wire type ${wireType}`)
    fields.push({ number, wireType, value: size === undefined ? reader.readVarint() : reader.readBytes(size) })
  }
  return fields
}

/** Cuts a stream of messages, each after its length, into the messages. What comes after damage is lost. */
export function splitDelimited(bytes: Buffer): { messages: Buffer[]; damage?: string } {
  const messages: Buffer[] = []
  const reader = new Reader(bytes)
  try {
    while (!reader.isAtEnd()) messages.push(reader.readBytes(Number(reader.readVarint())))
    return { messages }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    return { messages, damage: `after ${messages.length} messages: ${error.message}` }
  }
}

class Reader {
  #at = 0
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  readVarint(): bigint {
    let value = 0n
    for (let index = 0; index < 10; index += 1) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined) throw new Damaged('a number is cut short')
      this.#at += 1
      value |= BigInt(byte & 0x7f) << BigInt(7 * index)
      if (byte < 0x80) return BigInt.asUintN(64, value)
    }
    throw new Damaged('a number has more than ten bytes')
  }

  readBytes(size: number): Buffer {
    if (size > this.#bytes.length - this.#at) throw new Damaged('a piece is cut short')
    this.#at += size
    return this.#bytes.subarray(this.#at - size, this.#at)
  }
}
