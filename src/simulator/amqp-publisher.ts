import type { ChannelModel, ConfirmChannel } from 'amqplib'
import type { WorldEvent } from './event-log.ts'
import { alterEvent } from './reporting/alter-record.ts'
import { encodeEvent } from './reporting/frame-event.ts'
import type { ReportingSchemas } from './reporting/schemas.ts'
import type { World } from './world.ts'

/** Events that may be under way without a confirmation. */
const BATCH = 500

/** How far the events of one world have come. */
export interface Feed {
  readonly world: World
  /** The last event that the broker has confirmed. */
  confirmed: number
  readonly stopListening: () => void
}

export interface PublisherParts {
  readonly schemas: ReportingSchemas
  readonly exchange: string
  readonly log: (text: string) => void
}

/** Publishes events over one connection, and waits until the broker has them. */
export class AmqpPublisher {
  readonly #connection: ChannelModel
  readonly #channel: ConfirmChannel
  readonly #parts: PublisherParts
  /** Worlds whose queue is known to exist. */
  readonly #declared = new Set<World>()

  private constructor(connection: ChannelModel, channel: ConfirmChannel, parts: PublisherParts) {
    this.#connection = connection
    this.#channel = channel
    this.#parts = parts
  }

  static async open(connection: ChannelModel, parts: PublisherParts): Promise<AmqpPublisher> {
    const channel = await connection.createConfirmChannel()
    channel.on('error', () => {}) // the call that failed says so too
    await channel.assertExchange(parts.exchange, 'topic', { durable: true })
    return new AmqpPublisher(connection, channel, parts)
  }

  /** Publishes the next events of a world and returns once they are confirmed; false when there were none. */
  async publishNext(feed: Feed): Promise<boolean> {
    const { world } = feed
    if (!this.#declared.has(world)) await this.#declareQueue(world)
    const lost = Math.max(0, world.events.first - 1 - feed.confirmed)
    const events = world.events.after(feed.confirmed + lost, BATCH)
    const last = events.at(-1)
    if (!last) return false
    if (lost > 0)
      this.#parts.log(`events: ${lost} of world ${world.name} came and went before they could be published; read its lists again`)
    for (const event of events) {
      for (const told of alterEvent(world, event)) this.#publish(world, told, event === events[0] ? lost : 0)
    }
    await this.#channel.waitForConfirms()
    feed.confirmed = last.sequence
    return true
  }

  #publish(world: World, event: WorldEvent, lost: number): void {
    const { schemas, exchange } = this.#parts
    const { sequence, message, payload } = encodeEvent(world, schemas.of(world), event)
    this.#channel.publish(exchange, `${world.name}.${message}`, Buffer.from(payload), {
      contentType: 'application/x-protobuf',
      persistent: true,
      messageId: `${world.name}-${sequence}`,
      timestamp: Math.floor(event.at / 1000),
      headers: { message, sequence, world: world.name, ...(lost > 0 && { lost }) },
    })
  }

  /** So that events wait for a consumer that comes later. A queue that somebody made otherwise stays as it is. */
  async #declareQueue(world: World): Promise<void> {
    const { exchange, log } = this.#parts
    const queue = `${exchange}.${world.name}`
    const channel = await this.#connection.createChannel()
    channel.on('error', () => {})
    try {
      await channel.assertQueue(queue, { durable: true, ...bound(world.dialect['reporting.queueSize']) })
      await channel.bindQueue(queue, exchange, `${world.name}.#`)
      await channel.close()
    } catch (error) {
      log(`events: queue ${queue} stays as it is: ${(error as Error).message}`)
    }
    this.#declared.add(world)
  }
}

function bound(size: number | null): { maxLength?: number; overflow?: string } {
  return size === null ? {} : { maxLength: size, overflow: 'drop-head' }
}
