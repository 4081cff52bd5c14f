import { describe, expect, test } from 'vitest'
import { loadSchema } from './load-schema.ts'
import { ReportingError } from './reporting-error.ts'
import { loadReportingSchema } from './reporting-schema.ts'

const schema = loadReportingSchema()
const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'))

describe('hostile bytes', () => {
  test.each([
    ['a varint that never ends', 'Asset', `08${'ff'.repeat(11)}`, 'Asset.id holds a varint of more than 64 bits'],
    ['a varint of 70 bits', 'Asset', `08${'ff'.repeat(9)}7f`, 'Asset.id holds a varint of more than 64 bits'],
    ['a varint that is cut short', 'Asset', '08ff', 'Asset.id is cut short'],
    ['a length beyond the end', 'Asset', '0801 12ffffffff0f', 'Asset.name is cut short'],
    ['a length of 2^63', 'Asset', `0801 12${'ff'.repeat(8)}7f`, 'Asset.name is cut short'],
    ['text that is not UTF-8', 'Asset', '0801 1202c328', 'Asset.name is not valid UTF-8'],
    ['field number 0', 'Asset', '0001', 'Asset has a field with an impossible number'],
    ['a field number beyond 2^29', 'Asset', 'f8ffffffff0f01', 'Asset has a field with an impossible number'],
    ['wire type 6', 'Asset', '0e', 'Asset.id has a field of the unknown wire type 6'],
    ['the end of a group that never started', 'Asset', '0801 fc3f', 'Asset ends a group that never started'],
    ['the end of another group', 'Asset', '0801 fb3f f43f', 'Asset ends a group that never started'],
    ['a group without end', 'Asset', '0801 fb3f 0801', 'Asset is cut short'],
    ['groups within groups', 'Asset', `0801 ${'fb3f'.repeat(100_000)}`, 'Asset is nested too deeply'],
  ])('%s', (_, name, bytes, message) => {
    const decode = () => schema.decode(name, hex(bytes))
    expect(decode).toThrow(ReportingError)
    expect(decode).toThrow(message)
  })

  test('messages within messages', () => {
    const tree = loadSchema('message Tree { optional Tree child = 1; }')
    let bytes = new Uint8Array()
    for (let depth = 0; depth < 100; depth += 1)
      bytes = new Uint8Array([10, ...(bytes.length > 127 ? [(bytes.length & 127) | 128, bytes.length >> 7] : [bytes.length]), ...bytes])
    expect(() => tree.decode('Tree', bytes)).toThrow('Tree.child is nested too deeply')
  })

  test('more elements, or more bytes, than a message may have', () => {
    const small = loadReportingSchema(undefined, { limits: { elements: 10, bytes: 100 } })
    expect(() => small.decode('Deals', hex('0a020801'.repeat(11)))).toThrow('Deals.deal holds too many elements')
    expect(() => small.decode('HolidayProfile', hex(`0801 220b${'01'.repeat(11)}`))).not.toThrow() // assumed, so only unknown
    expect(() => small.decode('Deals', new Uint8Array(101))).toThrow('Deals is larger than 100 bytes')
  })

  test('100 000 damaged or random messages are read or refused, and what was read can be written and read again', () => {
    const random = makeRandom(20_260_101)
    const samples = makeSamples()
    const names = [...schema.messages.keys()]
    const strange: unknown[] = []
    let readAgain = 0
    for (let run = 0; run < 100_000; run += 1) {
      const sample = samples[random(samples.length)]!
      const name = random(4) === 0 ? names[random(names.length)]! : sample.name
      const bytes = random(4) === 0 ? Uint8Array.from({ length: random(40) }, () => random(256)) : damage(sample.bytes, random)
      try {
        const written = schema.encode(name, schema.decode(name, bytes))
        const again = schema.encode(name, schema.decode(name, written))
        if (Buffer.compare(written, again) !== 0) strange.push({ name, bytes })
        readAgain += 1
      } catch (error) {
        if (!(error instanceof ReportingError)) strange.push({ name, bytes, error })
      }
    }
    expect(strange).toEqual([])
    expect(readAgain).toBeGreaterThan(10_000)
  })
})

/** A small generator with a seed, so that a failure can be shown again (mulberry32). */
function makeRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** One filled record of every message. */
function makeSamples(): { name: string; bytes: Uint8Array }[] {
  const fill = (name: string): Record<string, unknown> => {
    const fields = schema.messages.get(name)!.fields.map((field) => {
      const value = field.message ? fill(field.message.name) : field.scalar!.zero
      return [field.name, field.label === 'repeated' ? [value, value] : value]
    })
    return Object.fromEntries(fields)
  }
  return [...schema.messages.keys()].map((name) => ({ name, bytes: schema.encode(name, fill(name) as never) }))
}

function damage(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  const copy = Uint8Array.from(bytes)
  for (let count = 1 + random(3); count > 0 && copy.length > 0; count -= 1) copy[random(copy.length)] = random(256)
  if (random(3) === 0) return copy.subarray(0, random(copy.length + 1))
  return random(6) === 0 ? Uint8Array.of(...copy.subarray(random(copy.length + 1)), ...copy) : copy
}
