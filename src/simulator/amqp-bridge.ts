import { setTimeout as sleep } from 'node:timers/promises'
import { type ChannelModel, connect } from 'amqplib'
import { AmqpPublisher, type Feed, type PublisherParts } from './amqp-publisher.ts'
import type { ReportingSchemas } from './reporting/schemas.ts'
import type { World } from './world.ts'

const FIRST_DELAY = 100
const LONGEST_DELAY = 5000
const CONNECT_TIMEOUT = 5000
const FAREWELL = 3000

export interface BridgeOptions {
  url: string
  /** The topic exchange that gets the events; queues are named after it. */
  exchange?: string
  /** Tells a person how the connection fares. */
  log?: (text: string) => void
}

/**
 * Carries the events of worlds to a message broker, one message for each, in order. After a broken connection it goes on after the last
 * event that was confirmed: nothing is lost, and what had been under way may come twice, under the same sequence number.
 */
export class AmqpBridge {
  readonly #url: string
  readonly #parts: PublisherParts
  readonly #feeds = new Map<World, Feed>()
  #wake = () => {}
  #running: Promise<void> | undefined
  readonly #stop = new AbortController()

  constructor(schemas: ReportingSchemas, { url, exchange = 'tripact.events', log = () => {} }: BridgeOptions) {
    this.#url = url
    this.#parts = { schemas, exchange, log }
  }

  /** Publishes the events of a world, those that it still keeps included. */
  add(world: World): void {
    const stopListening = world.events.listen(() => this.#wake())
    this.#feeds.set(world, { world, confirmed: 0, stopListening })
    this.#wake()
  }

  start(): void {
    this.#running = this.#keepConnected()
  }

  /** Publishes what is still there, if the broker can be reached, and leaves. */
  async close(): Promise<void> {
    this.#stop.abort()
    this.#wake()
    await Promise.race([this.#running, sleep(FAREWELL, undefined, { ref: false })])
  }

  async #keepConnected(): Promise<void> {
    let delay = FIRST_DELAY
    const { exchange, log } = this.#parts
    let trouble: string | undefined
    const again = (reason: string) => {
      if (reason !== trouble) log(`events: ${reason}; trying again`)
      trouble = reason
    }
    while (!this.#stop.signal.aborted) {
      try {
        const connection = await connect(this.#url, { timeout: CONNECT_TIMEOUT, clientProperties: { connection_name: 'tripact' } })
        log(`events: publishing to exchange ${exchange} at ${new URL(this.#url).host}`)
        delay = FIRST_DELAY
        trouble = undefined
        await this.#publishUntilLost(connection)
        if (!this.#stop.signal.aborted) again('the connection was lost')
      } catch (error) {
        again((error as Error).message)
      }
      this.#forgetEndedWorlds()
      await sleep(delay, undefined, { signal: this.#stop.signal }).catch(() => {})
      delay = Math.min(delay * 2, LONGEST_DELAY)
    }
  }

  async #publishUntilLost(connection: ChannelModel): Promise<void> {
    let isLost = false
    connection.on('error', () => {}) // it closes right after
    connection.on('close', () => {
      isLost = true
      this.#wake()
    })
    try {
      const publisher = await AmqpPublisher.open(connection, this.#parts)
      while (!isLost) {
        const hasPublished = await this.#publishRound(publisher)
        if (hasPublished) continue
        if (this.#stop.signal.aborted) return
        await this.#waitForWork(() => isLost)
      }
    } finally {
      if (!isLost) await connection.close().catch(() => {})
    }
  }

  /** One batch of each world that has news. */
  async #publishRound(publisher: AmqpPublisher): Promise<boolean> {
    let hasPublished = false
    for (const feed of [...this.#feeds.values()]) {
      if (await publisher.publishNext(feed)) hasPublished = true
      else if (feed.world.events.hasEnded) this.#forget(feed)
    }
    return hasPublished
  }

  #waitForWork(isLost: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
      const hasNews = ({ world, confirmed }: Feed) => world.events.next > confirmed + 1 || world.events.hasEnded
      if (isLost() || this.#stop.signal.aborted || [...this.#feeds.values()].some(hasNews)) resolve()
    })
  }

  /** Without a connection nothing is kept for worlds that are gone. */
  #forgetEndedWorlds(): void {
    for (const feed of [...this.#feeds.values()]) if (feed.world.events.hasEnded) this.#forget(feed)
  }

  #forget(feed: Feed): void {
    const rest = feed.world.events.next - 1 - feed.confirmed
    if (rest > 0) this.#parts.log(`events: world ${feed.world.name} is gone, and its last ${rest} events were not published`)
    feed.stopListening()
    this.#feeds.delete(feed.world)
  }
}
