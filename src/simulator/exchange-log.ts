import type { Finding } from './findings/finding.ts'

const MOST_EXCHANGES = 10_000
const MOST_BYTES = 8 * 1024 * 1024
export const LARGEST_KEPT_BODY = 256 * 1024

export type Party = 'platform' | 'crm' | 'adapter' | 'client'

export interface RawMessage {
  headers: string[]
  body: Buffer
  /** The body's real size, when only its beginning was kept. */
  truncatedFrom?: number | undefined
}

/** An answer that was sent as text. Its bytes are only made when somebody looks at the record, which is rare. */
export class SentText implements RawMessage {
  readonly status: number
  readonly #headers: Record<string, string>
  readonly #text: string

  constructor(status: number, headers: Record<string, string>, text: string) {
    this.status = status
    this.#headers = headers
    this.#text = text
  }

  get headers(): string[] {
    return Object.entries(this.#headers).flat()
  }

  get body(): Buffer {
    return Buffer.from(this.#text).subarray(0, LARGEST_KEPT_BODY)
  }

  get truncatedFrom(): number | undefined {
    const size = Buffer.byteLength(this.#text)
    return size > LARGEST_KEPT_BODY ? size : undefined
  }

  get length(): number {
    return this.#text.length
  }
}

/** One HTTP exchange as it went over the wire. */
export interface Exchange {
  n: number
  at: number
  ms: number
  from: Party
  to: Party
  operation?: string
  request: RawMessage & { method: string; url: string }
  response?: RawMessage & { status: number }
  /** The requirement by which the callee refused, when it was ours. */
  refusedBy?: string
  /** Why there is no response. */
  error?: string
  /** What was seen in the light of earlier exchanges, when it was recorded. */
  remarks?: Finding[]
}

/** The newest exchanges of a world, as raw bytes, within bounds. */
export class ExchangeLog {
  #exchanges: Exchange[] = []
  #bytes = 0
  #next = 1
  #latestHeaders: string[] = []
  readonly #listeners = new Set<(exchange: Exchange) => void>()

  /** The number of the exchange that is recorded next. */
  get next(): number {
    return this.#next
  }

  add(exchange: Omit<Exchange, 'n'>): Exchange {
    const kept: Exchange = Object.assign(exchange, { n: this.#next++ })
    shorten(kept.request)
    kept.request.headers = this.#share(kept.request.headers)
    if (kept.response && !(kept.response instanceof SentText)) shorten(kept.response)
    this.#exchanges.push(kept)
    this.#bytes += sizeOf(kept)
    if (this.#exchanges.length > 2 * MOST_EXCHANGES || this.#bytes > 2 * MOST_BYTES) this.#dropOldest()
    for (const listener of this.#listeners) listener(kept)
    return kept
  }

  after(n: number, limit: number): Exchange[] {
    const start = Math.max(0, n + 1 - (this.#exchanges[0]?.n ?? 1))
    return this.#exchanges.slice(start, start + limit)
  }

  /** An exchange by its number, as long as it is kept. */
  get(n: number): Exchange | undefined {
    return this.#exchanges[n - (this.#exchanges[0]?.n ?? 1)]
  }

  listen(listener: (exchange: Exchange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Most callers send the same headers again and again; they are kept once. */
  #share(headers: string[]): string[] {
    if (!isSame(headers, this.#latestHeaders)) this.#latestHeaders = headers
    return this.#latestHeaders
  }

  #dropOldest(): void {
    let from = Math.max(0, this.#exchanges.length - MOST_EXCHANGES)
    let bytes = this.#exchanges.slice(from).reduce((sum, exchange) => sum + sizeOf(exchange), 0)
    while (bytes > MOST_BYTES && from < this.#exchanges.length - 1) bytes -= sizeOf(this.#exchanges[from++]!)
    this.#exchanges = this.#exchanges.slice(from)
    this.#bytes = bytes
  }
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index])
}

function shorten(message: RawMessage): void {
  if (message.body.length <= LARGEST_KEPT_BODY) return
  message.truncatedFrom = message.body.length
  message.body = Buffer.from(message.body.subarray(0, LARGEST_KEPT_BODY))
}

function sizeOf({ request, response }: Exchange): number {
  const answered = response instanceof SentText ? response.length : (response?.body.length ?? 0)
  return 1000 + request.body.length + answered
}
