import { ReportingError } from './reporting-error.ts'

export const VARINT = 0
export const FIXED64 = 1
export const LENGTH_DELIMITED = 2
export const START_GROUP = 3
export const END_GROUP = 4
export const FIXED32 = 5

const MAX_FIELD_NUMBER = 2 ** 29 - 1
// Invalid text must not turn into replacement characters, and a byte-order mark is part of the text.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads the protobuf wire format and trusts none of it; an error names the place that the caller has set. */
export class WireReader {
  position = 0
  /** Where the message being read ends: nothing beyond is touched. */
  end: number
  messageName: string | undefined
  field: string | undefined
  /** The two halves of the varint read last. */
  #low = 0
  #high = 0
  readonly #bytes: Uint8Array
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.end = bytes.byteLength
  }

  fail(problem: string): never {
    throw new ReportingError(problem, { messageName: this.messageName, field: this.field, offset: this.position })
  }

  readTag(): { number: number; wireType: number } {
    this.#readVarint()
    const number = this.#low >>> 3
    if (this.#high !== 0 || number < 1 || number > MAX_FIELD_NUMBER) this.fail('has a field with an impossible number')
    return { number, wireType: this.#low & 7 }
  }

  readLength(): number {
    this.#readVarint()
    if (this.#high !== 0 || this.#low >>> 0 > this.end - this.position) this.fail('is cut short')
    return this.#low
  }

  readInt32(): number {
    this.#readVarint()
    return this.#low | 0
  }

  readUint32(): number {
    this.#readVarint()
    return this.#low >>> 0
  }

  readBool(): boolean {
    this.#readVarint()
    return (this.#low | this.#high) !== 0
  }

  readUint64(): bigint {
    this.#readVarint()
    const low = BigInt(this.#low >>> 0)
    return this.#high === 0 ? low : (BigInt(this.#high >>> 0) << 32n) | low
  }

  readInt64(): bigint {
    return BigInt.asIntN(64, this.readUint64())
  }

  // sint32 and sint64 alternate between the signs: 0, -1, 1, -2, 2 …
  readSint32(): number {
    const folded = this.readUint32()
    return (folded >>> 1) ^ -(folded & 1)
  }

  readSint64(): bigint {
    const folded = this.readUint64()
    return (folded >> 1n) ^ -(folded & 1n)
  }

  /** Steps over a value of fixed size and returns where it starts. */
  #take(size: number): number {
    const start = this.position
    if (size > this.end - start) this.fail('is cut short')
    this.position = start + size
    return start
  }

  readFixed32(): number {
    return this.#view.getUint32(this.#take(4), true)
  }

  readSfixed32(): number {
    return this.#view.getInt32(this.#take(4), true)
  }

  readFixed64(): bigint {
    return this.#view.getBigUint64(this.#take(8), true)
  }

  readSfixed64(): bigint {
    return this.#view.getBigInt64(this.#take(8), true)
  }

  readFloat(): number {
    return this.#view.getFloat32(this.#take(4), true)
  }

  readDouble(): number {
    return this.#view.getFloat64(this.#take(8), true)
  }

  /** A copy, so that the caller's buffer may be used again. */
  readBytes(): Uint8Array {
    const length = this.readLength()
    return this.slice(this.#take(length))
  }

  readString(): string {
    const length = this.readLength()
    const start = this.#take(length)
    try {
      return utf8.decode(this.#bytes.subarray(start, this.position))
    } catch {
      return this.fail('is not valid UTF-8')
    }
  }

  /** Copies everything from `start` to the present position. */
  slice(start: number): Uint8Array {
    return this.#bytes.slice(start, this.position)
  }

  /** Steps over one value of any kind; groups are walked through, at most `depth` deep. */
  skip(number: number, wireType: number, depth: number): void {
    if (wireType === VARINT) this.#readVarint()
    else if (wireType === FIXED64) this.#take(8)
    else if (wireType === LENGTH_DELIMITED) this.#take(this.readLength())
    else if (wireType === FIXED32) this.#take(4)
    else if (wireType === START_GROUP) this.#skipGroup(number, depth)
    else this.fail(wireType === END_GROUP ? 'ends a group that never started' : `has a field of the unknown wire type ${wireType}`)
  }

  #skipGroup(number: number, depth: number): void {
    if (depth <= 0) this.fail('is nested too deeply')
    for (;;) {
      const tag = this.readTag()
      if (tag.wireType !== END_GROUP) this.skip(tag.number, tag.wireType, depth - 1)
      else if (tag.number === number) return
      else this.fail('ends a group that never started')
    }
  }

  #readVarint(): void {
    let low = 0
    let high = 0
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.#bytes[this.#take(1)]!
      const bits = byte & 0x7f
      if (shift < 32) low |= bits << shift
      if (shift === 28) high = bits >>> 4
      else if (shift > 28) high |= bits << (shift - 32)
      if (byte > 0x7f) continue
      if (shift === 63 && byte > 1) break
      this.#low = low
      this.#high = high
      return
    }
    this.fail('holds a varint of more than 64 bits')
  }
}
