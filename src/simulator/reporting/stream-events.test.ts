import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createDelimitedDecoder } from '../../reporting/delimited.ts'
import { loadEnvelopeSchema } from '../../reporting/reporting-schema.ts'
import { makeWorld } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { frameAsProtobuf, frameAsText } from './frame-event.ts'
import { ReportingSchemas } from './schemas.ts'
import { type StreamWishes, streamEvents } from './stream-events.ts'

const schemas = new ReportingSchemas()
const envelopes = loadEnvelopeSchema()

function open(world: World, wishes: Partial<StreamWishes> = {}) {
  return streamEvents(world, { after: 0, follow: false, schema: () => schemas.of(world), frame: frameAsProtobuf, ...wishes })
}

async function readSequences(stream: ReturnType<typeof open>): Promise<number[]> {
  const decoder = createDelimitedDecoder((bytes) => Number(envelopes.decode('Envelope', bytes)['sequence']))
  const found: number[] = []
  for await (const chunk of stream) found.push(...decoder.push(chunk))
  decoder.end()
  return found
}

function happen(world: World, times: number): void {
  for (let id = 0; id < times; id += 1) world.events.append(world.now, 'HolidayEvent', 'CREATE', { given: { id: BigInt(id + 1) } })
}

describe('the event stream', () => {
  it('tells every event after the given one, and ends where nobody follows', async () => {
    const world = makeWorld()
    happen(world, 1000)
    const sequences = await readSequences(open(world, { after: 400 }))
    expect(sequences).toEqual(Array.from({ length: 600 }, (_, index) => 401 + index))
  })

  it('goes on with what comes, until the world ends', async () => {
    const world = makeWorld()
    happen(world, 2)
    const sequences = readSequences(open(world, { follow: true }))
    await wait(20)
    happen(world, 3)
    await wait(20)
    world.events.end()
    expect(await sequences).toEqual([1, 2, 3, 4, 5])
  })

  it('stops listening when the consumer leaves', async () => {
    const world = makeWorld()
    happen(world, 1)
    const stream = open(world, { follow: true })
    for await (const _chunk of stream) break
    await wait(5)
    expect(stream.destroyed).toBe(true)
    happen(world, 1) // wakes nobody
  })

  it('encodes nothing before it is asked for, however slow the consumer is', async () => {
    const world = makeWorld()
    happen(world, 50_000)
    let encoded = 0
    const frame: StreamWishes['frame'] = (...event) => {
      encoded += 1
      return frameAsProtobuf(...event)
    }
    const stream = open(world, { frame })
    stream.once('readable', () => {})
    await wait(50)
    expect(encoded).toBeGreaterThan(0)
    expect(encoded).toBeLessThan(10_000)
    stream.destroy()
  })

  it('ends when the next event is not kept any more', async () => {
    const world = makeWorld({ dialect: { 'reporting.queueSize': 1000 } })
    happen(world, 1000)
    let isSlow = true
    const frame: StreamWishes['frame'] = (...event) => {
      if (isSlow) happen(world, 5000)
      isSlow = false
      return frameAsProtobuf(...event)
    }
    const sequences = await readSequences(open(world, { follow: true, frame }))
    expect(sequences).toEqual(Array.from({ length: 200 }, (_, index) => 1 + index))
  })

  it('is text where text is asked for', async () => {
    const world = makeWorld()
    world.events.append(world.now, 'OCOOrdersLinkageEvent', 'DELETE', { orderId1: 2n ** 62n, orderId2: 7 })
    const text = await open(world, { frame: frameAsText }).toArray()
    expect(Buffer.concat(text).toString()).toBe(
      'id: 1\nevent: OCOOrdersLinkageEvent\ndata: {"type":"DOMAIN_EVENT_TYPE_DELETE","orderId1":"4611686018427387904","orderId2":"7"}\n\n',
    )
  })
})
