import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDelimitedDecoder, encodeDelimited } from './delimited.ts'
import { loadEnvelopeSchema } from './reporting-schema.ts'

const envelopes = loadEnvelopeSchema()
const identity = (bytes: Uint8Array) => Buffer.from(bytes)

describe('a stream of messages', () => {
  test('comes out as it went in, however it is cut', () => {
    const property = fc.property(
      fc.array(fc.uint8Array({ maxLength: 300 })),
      fc.array(fc.integer({ min: 1, max: 400 })),
      (messages, cuts) => {
        const stream = Buffer.concat(messages.map(encodeDelimited))
        const decoder = createDelimitedDecoder(identity)
        const received: Buffer[] = []
        let at = 0
        for (const size of [...cuts, stream.length]) {
          received.push(...decoder.push(stream.subarray(at, at + size)))
          at = Math.min(at + size, stream.length)
        }
        decoder.end()
        expect(received).toEqual(messages.map(identity))
      },
    )
    fc.assert(property, { seed: 42 })
  })

  test('carries envelopes', () => {
    const envelope = { sequence: 2n ** 60n, message: 'DealEvent', payload: new Uint8Array([1, 2]) }
    const decoder = createDelimitedDecoder((bytes) => envelopes.decode('Envelope', bytes))
    expect(decoder.push(encodeDelimited(envelopes.encode('Envelope', envelope)))).toEqual([envelope])
  })

  test('that ends in the middle of a message says so', () => {
    const decoder = createDelimitedDecoder(identity)
    expect(decoder.push(Uint8Array.of(3, 1, 2))).toEqual([])
    expect(() => decoder.end()).toThrow('The data ends in the middle of a message (at byte 3)')
  })

  test('that ends in the middle of a length says so', () => {
    const decoder = createDelimitedDecoder(identity)
    decoder.push(Uint8Array.of(0x80))
    expect(() => decoder.end()).toThrow('ends in the middle of a message')
  })
})

describe('a hostile stream', () => {
  test.each([
    ['a message over the limit', [101]],
    ['a length of 2^32 + 1, which 32 bits would take for 1', [0x81, 0x80, 0x80, 0x80, 0x10]],
    ['a length of all ones', Array(10).fill(0xff)],
  ])('%s is refused at its length', (_, bytes) => {
    const decoder = createDelimitedDecoder(identity, 100)
    expect(() => decoder.push(Uint8Array.from(bytes))).toThrow('holds a message of more than 100 bytes')
  })

  test('a length that never ends is refused', () => {
    const decoder = createDelimitedDecoder(identity)
    expect(() => decoder.push(new Uint8Array(11).fill(0x80))).toThrow('holds a length of more than ten bytes')
  })

  test('an announced length takes no memory before its bytes come', () => {
    const before = process.memoryUsage().arrayBuffers
    const decoders = Array.from({ length: 200 }, () => createDelimitedDecoder(identity, 2 ** 30))
    for (const decoder of decoders) decoder.push(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x03))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 26)
  })

  test('what came before the fault is returned, and nothing after it', () => {
    const decoder = createDelimitedDecoder(identity, 100)
    expect(decoder.push(Uint8Array.of(1, 7, 101))).toEqual([Buffer.from([7])])
    expect(() => decoder.push(Uint8Array.of(1, 7))).toThrow('more than 100 bytes')
    expect(() => decoder.end()).toThrow('more than 100 bytes')
  })
})
