import { expect, it } from 'vitest'
import { WireReader } from './wire-reader.ts'
import { WireWriter } from './wire-writer.ts'

it('puts the length before its content, wherever the buffer happens to end', () => {
  const wrong: number[] = []
  for (let size = 0; size < 600; size += 1) {
    const content = Uint8Array.from({ length: size }, (_, index) => index)
    const writer = new WireWriter(16)
    writer.writeSized(() => writer.writeSized(() => writer.writeRaw(content)))
    const reader = new WireReader(writer.finish())
    reader.readLength()
    if (!Buffer.from(reader.readBytes()).equals(content)) wrong.push(size)
  }
  expect(wrong).toEqual([])
})

it('keeps what was written when the buffer grows', () => {
  const writer = new WireWriter(1)
  for (let value = 0n; value < 2n ** 63n; value = value * 3n + 1n) writer.writeInt64(value)
  writer.writeInt64(-1n)
  const reader = new WireReader(writer.finish())
  for (let value = 0n; value < 2n ** 63n; value = value * 3n + 1n) expect(reader.readInt64()).toBe(value)
  expect(reader.readInt64()).toBe(-1n)
})
