import type { Readable } from 'node:stream'
import { LARGEST_KEPT_BODY } from '../simulator/exchange-log.ts'

/** The beginning of a body that streams past, and how long the whole was. */
export class BodyTap {
  readonly #kept: Buffer[] = []
  #size = 0
  readonly #scan: ((chunk: Buffer) => void) | undefined

  /** `scan` sees every byte of the body, however long it is. */
  constructor(scan?: (chunk: Buffer) => void) {
    this.#scan = scan
  }

  /** Listens without slowing: whoever reads the stream still sets its pace. */
  listenTo(stream: Readable): void {
    stream.on('data', (chunk: Buffer) => this.add(chunk))
  }

  add(chunk: Buffer): void {
    if (this.#size < LARGEST_KEPT_BODY) this.#kept.push(chunk.subarray(0, LARGEST_KEPT_BODY - this.#size))
    this.#size += chunk.length
    this.#scan?.(chunk)
  }

  take(): { body: Buffer; truncatedFrom?: number } {
    const body = Buffer.concat(this.#kept)
    return { body, ...(body.length < this.#size && { truncatedFrom: this.#size }) }
  }
}
