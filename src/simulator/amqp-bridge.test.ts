import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect as connectSocket, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Channel, type ChannelModel, type ConsumeMessage, connect } from 'amqplib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AmqpBridge } from './amqp-bridge.ts'
import { ownSchema } from './reporting/own-schema.ts'
import { ReportingSchemas } from './reporting/schemas.ts'
import { makeWorld } from './testing/make-world.ts'
import type { World } from './world.ts'

const url = process.env['TRIPACT_TEST_AMQP_URL'] ?? 'amqp://guest:guest@127.0.0.1:5672'
const broker = await connect(url, { timeout: 3000 }).catch(() => undefined)
if (!broker)
  console.warn(`No message broker answers at ${new URL(url).host}: the AMQP bridge is not tested. TRIPACT_TEST_AMQP_URL names another.`)

/** Stands between the bridge and the broker, so that a test can cut the line. */
class Line {
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  port = 0

  async open(): Promise<string> {
    const { hostname, port } = new URL(url)
    this.#server = createServer((near) => {
      const far = connectSocket(Number(port || 5672), hostname)
      for (const [one, other] of [[near, far] as const, [far, near] as const]) {
        this.#sockets.add(one)
        one.on('error', () => {}).on('close', () => other.destroy())
        one.pipe(other)
      }
    })
    await new Promise<void>((done) => this.#server!.listen(this.port, '127.0.0.1', done))
    this.port = (this.#server.address() as AddressInfo).port
    return Object.assign(new URL(url), { host: `127.0.0.1:${this.port}` }).href
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.#server!.close(done))
    this.cut()
    await closed
  }
}

function happen(world: World, times: number): void {
  for (let count = 0; count < times; count += 1)
    world.events.append(world.now, 'HolidayEvent', 'CREATE', { given: { id: 1n, name: 'Day' } })
}

describe.skipIf(!broker)('the bridge to a message broker', () => {
  let channel: Channel
  let line: Line
  let exchange: string
  let bridges: AmqpBridge[]
  let told: string[]
  const received: ConsumeMessage[] = []

  beforeAll(async () => {
    channel = await (broker as ChannelModel).createChannel()
  })
  afterAll(() => broker?.close())

  beforeEach(() => {
    exchange = `tripact.test.${randomUUID().slice(0, 8)}`
    line = new Line()
    bridges = []
    told = []
    received.length = 0
  })
  afterEach(async () => {
    for (const bridge of bridges) await bridge.close()
    await line.close()
    await channel.deleteQueue(`${exchange}.test`)
    await channel.deleteExchange(exchange)
  })

  async function bridgeTo(world: World): Promise<AmqpBridge> {
    const bridge = new AmqpBridge(new ReportingSchemas(), { url: await line.open(), exchange, log: (text) => told.push(text) })
    bridge.add(world)
    bridge.start()
    bridges.push(bridge)
    return bridge
  }

  async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 500 && !(await isDone()); tries += 1) await wait(10)
    expect(await isDone()).toBe(true)
  }

  const queue = () => `${exchange}.test`

  async function consume(): Promise<void> {
    await until(() => told.some((text) => text.includes('publishing')))
    await wait(50)
    await channel.consume(queue(), (message) => message && received.push(message), { noAck: true })
  }

  const sequences = () => received.map(({ properties }) => Number(properties.headers?.['sequence']))
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  it('publishes every event once, in order, as one message', async () => {
    const world = makeWorld()
    happen(world, 3)
    await bridgeTo(world)
    await consume()
    happen(world, 1200)
    await until(() => received.length >= 1203)

    expect(sequences()).toEqual(upTo(1203))
    const { content, fields, properties } = received[0]!
    expect(fields.routingKey).toBe('test.HolidayEvent')
    expect(properties).toMatchObject({
      contentType: 'application/x-protobuf',
      deliveryMode: 2,
      messageId: 'test-1',
      headers: { message: 'HolidayEvent', sequence: 1, world: 'test' },
    })
    expect(ownSchema().decode('HolidayEvent', content)).toEqual({ type: 'DOMAIN_EVENT_TYPE_CREATE', holiday: { id: 1n, name: 'Day' } })
  })

  it('loses nothing and leaves no gap when the connection breaks, again and again', async () => {
    const world = makeWorld()
    await bridgeTo(world)
    await consume()
    for (let round = 0; round < 5; round += 1) {
      happen(world, 2000)
      await wait(30)
      line.cut()
    }
    happen(world, 1)
    await until(() => new Set(sequences()).size === 10_001)

    const firstTimes = [...new Set(sequences())]
    expect(firstTimes).toEqual(upTo(10_001))
    expect(told.join('\n')).toContain('trying again')
  })

  it('waits for a broker that is not there yet', async () => {
    const world = makeWorld()
    await line.open()
    await line.close()
    happen(world, 5)
    const bridge = new AmqpBridge(new ReportingSchemas(), {
      url: `amqp://127.0.0.1:${line.port}`,
      exchange,
      log: (text) => told.push(text),
    })
    bridge.add(world)
    bridge.start()
    bridges.push(bridge)
    await until(() => told.length > 0)
    await line.open()
    await consume()
    await until(() => received.length >= 5)
    expect(sequences()).toEqual(upTo(5))
  })

  it('says how many were lost when the world keeps them no longer', async () => {
    const world = makeWorld({ dialect: { 'reporting.queueSize': 10 } })
    happen(world, 50)
    await bridgeTo(world)
    await consume()
    await until(() => received.length >= 10)

    expect(sequences()).toEqual(upTo(50).slice(40))
    expect(received.map(({ properties }) => properties.headers?.['lost'])).toEqual([40, ...Array(9).fill(undefined)])
    expect(told.join('\n')).toContain('40 of world test came and went')
  })

  it('publishes what is left before it leaves', async () => {
    const world = makeWorld()
    const bridge = await bridgeTo(world)
    await consume()
    happen(world, 3000)
    world.events.end()
    await bridge.close()
    await until(() => received.length >= 3000)
    expect(sequences()).toEqual(upTo(3000))
  })

  it('never tells the password', async () => {
    await bridgeTo(makeWorld())
    await consume()
    line.cut()
    await until(() => told.length > 2)
    expect(told.join('\n')).not.toMatch(/guest/)
  })
})
