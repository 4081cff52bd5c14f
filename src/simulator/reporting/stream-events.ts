import { Readable } from 'node:stream'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Schema } from '../../reporting/schema.ts'
import { WireWriter } from '../../reporting/wire-writer.ts'
import type { WorldEvent } from '../event-log.ts'
import type { World } from '../world.ts'
import { alterEvent } from './alter-record.ts'
import type { Frame } from './frame-event.ts'

/** Events that are turned to bytes at a time; others are served in between, and nothing more is held in memory. */
const BATCH = 200
const HEARTBEAT = 15_000

export interface StreamWishes {
  /** The last sequence number that the consumer has. */
  readonly after: number
  /** Whether to wait for what comes. */
  readonly follow: boolean
  readonly schema: () => Schema
  readonly frame: Frame
  /** What is sent when nothing happens, so that a dead connection is noticed. */
  readonly heartbeat?: Uint8Array
}

/**
 * The events of a world as bytes, in step with the consumer: nothing is encoded before it is asked for. The stream ends when the world
 * ends, and when the consumer is so slow that its next event is not kept any more; asked again, that is a clear refusal.
 */
export function streamEvents(world: World, wishes: StreamWishes): Readable {
  const consumer = new AbortController()
  const pieces = makePieces(world, wishes, consumer.signal)
  return new Readable({
    read() {
      pieces.next().then(
        ({ value, done }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      )
    },
    destroy(error, done) {
      consumer.abort()
      done(error)
    },
  })
}

async function* makePieces(world: World, wishes: StreamWishes, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const { after, follow, schema, frame, heartbeat } = wishes
  let last = after
  while (!signal.aborted && last + 1 >= world.events.first) {
    const events = world.events.after(last, BATCH)
    if (events.length > 0) {
      last = events.at(-1)!.sequence
      yield encodeBatch(world, events, schema(), frame)
      await yieldToOthers()
    } else if (!follow || world.events.hasEnded) return
    else if (!(await waitForEvent(world, signal)) && heartbeat) yield heartbeat
  }
}

function encodeBatch(world: World, events: WorldEvent[], schema: Schema, frame: Frame): Uint8Array {
  const writer = new WireWriter(BATCH * 256)
  for (const event of events) for (const told of alterEvent(world, event)) frame(writer, world, schema, told)
  return writer.finish()
}

/** Waits for the next event, the end of the world or the end of the consumer's interest; false when only time has passed. */
function waitForEvent({ events }: World, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (happened: boolean) => {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', wake)
      resolve(happened)
    }
    const wake = () => finish(true)
    const timer = setTimeout(() => finish(false), HEARTBEAT)
    const stopListening = events.listen(wake)
    signal.addEventListener('abort', wake)
    if (signal.aborted) wake()
  })
}
