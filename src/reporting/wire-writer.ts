/** Writes the protobuf wire format into a buffer that grows. */
export class WireWriter {
  #bytes: Buffer
  #length = 0

  /** What is known beforehand of the size saves copying. */
  constructor(size = 256) {
    this.#bytes = Buffer.allocUnsafe(size)
  }

  /** What was written so far, as a copy of exactly that size. */
  finish(): Uint8Array {
    return new Uint8Array(this.#bytes.subarray(0, this.#length))
  }

  /** Makes room for `size` bytes and returns where they start; call it first, since it may replace the buffer. */
  #grow(size: number): number {
    const start = this.#length
    this.#length = start + size
    if (this.#length > this.#bytes.byteLength) {
      const larger = Buffer.allocUnsafe(Math.max(this.#bytes.byteLength * 2, this.#length))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    return start
  }

  writeTag(number: number, wireType: number): void {
    this.#writeVarint(((number << 3) | wireType) >>> 0, 0)
  }

  writeUint32(value: number): void {
    this.#writeVarint(value >>> 0, 0)
  }

  /** Negative numbers take ten bytes, as every implementation of the format writes them. */
  writeInt32(value: number): void {
    this.#writeVarint(value >>> 0, value < 0 ? 0xffffffff : 0)
  }

  writeInt64(value: bigint): void {
    const bits = BigInt.asUintN(64, value)
    if (bits <= 0xffffffffn) this.#writeVarint(Number(bits), 0)
    else this.#writeVarint(Number(bits & 0xffffffffn), Number(bits >> 32n))
  }

  writeSint32(value: number): void {
    this.writeUint32((value << 1) ^ (value >> 31))
  }

  writeSint64(value: bigint): void {
    this.writeInt64((value << 1n) ^ (value >> 63n))
  }

  writeFixed32(value: number): void {
    const at = this.#grow(4)
    this.#bytes.writeUInt32LE(value >>> 0, at)
  }

  writeFixed64(value: bigint): void {
    const at = this.#grow(8)
    this.#bytes.writeBigUInt64LE(BigInt.asUintN(64, value), at)
  }

  writeFloat(value: number): void {
    const at = this.#grow(4)
    this.#bytes.writeFloatLE(value, at)
  }

  writeDouble(value: number): void {
    const at = this.#grow(8)
    this.#bytes.writeDoubleLE(value, at)
  }

  writeBytes(bytes: Uint8Array): void {
    this.writeUint32(bytes.byteLength)
    this.writeRaw(bytes)
  }

  /** Writes what `write` writes, and before it its length, which is known only afterwards. */
  writeSized(write: () => void): void {
    const start = this.#grow(1) // most lengths fit into one byte; for others the content makes room
    write()
    const length = this.#length - start - 1
    const more = length < 0x80 ? 0 : Math.floor(Math.log2(length) / 7)
    this.#grow(more)
    if (more > 0) this.#bytes.copyWithin(start + 1 + more, start + 1, start + 1 + length)
    const end = this.#length
    this.#length = start
    this.writeUint32(length)
    this.#length = end
  }

  writeString(text: string): void {
    const size = Buffer.byteLength(text)
    this.writeUint32(size)
    const at = this.#grow(size)
    this.#bytes.write(text, at, size)
  }

  writeRaw(bytes: Uint8Array): void {
    const at = this.#grow(bytes.byteLength)
    this.#bytes.set(bytes, at)
  }

  #writeVarint(low: number, high: number): void {
    let at = this.#grow(10) // the longest; what is not needed is given back
    while (high !== 0 || low > 0x7f) {
      this.#bytes[at++] = (low & 0x7f) | 0x80
      low = ((low >>> 7) | (high << 25)) >>> 0
      high >>>= 7
    }
    this.#bytes[at++] = low
    this.#length = at
  }
}
