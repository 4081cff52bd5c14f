import { setTimeout as sleep } from 'node:timers/promises'
import { Agent } from 'undici'
import type { Exchange, Pairs, RecordedResponse } from './exchange.ts'
import { Pace, Slots } from './limiter.ts'
import { NoAnswer, Unreachable } from './outcome.ts'
import { Patience } from './patience.ts'
import type { Target } from './target.ts'

export interface Outgoing {
  method: string
  url: string
  headers: Pairs
  body?: string | Buffer
  /** Names of the two parties and of the operation, for the evidence. */
  to: string
  operation?: string
  timeoutMs?: number
}

/** Sends a request; the other kind of carrier holds back the last byte until all of a burst are ready. */
export type Carrier = (request: Outgoing, timeoutMs: number) => Promise<RecordedResponse>

const RETRY_STATUSES = new Set([429, 503])
const RETRIES = 3
const LONGEST_RETRY_AFTER_MS = 60_000
const REFUSED_CONNECTION = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** The one way to the target: limits, time-outs, Retry-After and evidence. */
export class Wire {
  readonly #agent: Agent
  readonly #slots: Slots
  readonly #pace: Pace
  readonly #answerMs: number
  readonly #patience = new Patience()
  #count = 0

  constructor(target: Pick<Target, 'limits' | 'answerMs'>) {
    this.#agent = new Agent({
      keepAliveTimeout: 1_000,
      connections: Math.max(8, target.limits.concurrency),
      connectTimeout: 5_000,
      pipelining: 1,
      maxHeaderSize: 65_536,
    })
    this.#slots = new Slots(target.limits.concurrency)
    this.#pace = new Pace(target.limits.requestsPerSecond)
    this.#answerMs = target.answerMs
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }

  nextNumber(): number {
    return ++this.#count
  }

  /** Sends with all courtesy: waits for its turn, and repeats what was put off by 429 or 503. */
  async send(request: Outgoing, record: (exchange: Exchange) => void): Promise<Exchange> {
    for (let attempt = 0; ; attempt++) {
      const exchange = await this.#slots.use(async () => {
        await this.#pace.turn()
        return this.exchange(request, record, this.carry)
      })
      const again = attempt < RETRIES ? retryAfterMs(exchange.response) : undefined
      if (again === undefined) return exchange
      await sleep(again)
    }
  }

  /** Sends at once, by the given carrier; what was put off by 429 or 503 is repeated with all courtesy. */
  async sendAtOnce(request: Outgoing, record: (exchange: Exchange) => void, carry: Carrier): Promise<Exchange> {
    const exchange = await this.exchange(request, record, carry)
    const again = retryAfterMs(exchange.response)
    if (again === undefined) return exchange
    await sleep(again)
    return this.send(request, record)
  }

  /** Sends once, by the given carrier. */
  async exchange(request: Outgoing, record: (exchange: Exchange) => void, carry: Carrier): Promise<Exchange> {
    const exchange: Exchange = {
      n: this.nextNumber(),
      at: new Date().toISOString(),
      from: 'tripact',
      to: request.to,
      ...(request.operation && { operation: request.operation }),
      sentAt: performance.now(),
      receivedAt: Number.NaN,
      request: { method: request.method, url: request.url, headers: request.headers, body: Buffer.from(request.body ?? '') },
    }
    record(exchange)
    const timeoutMs = this.#patience.allow(request.timeoutMs ?? this.#answerMs)
    try {
      exchange.response = await carry(request, timeoutMs)
      this.#patience.answered()
      return exchange
    } catch (error) {
      const failure = explain(error, request, timeoutMs)
      if (failure instanceof NoAnswer) this.#patience.waitedInVain()
      exchange.error = failure.message
      throw failure
    } finally {
      exchange.receivedAt = performance.now()
    }
  }

  readonly carry: Carrier = async (request, timeoutMs) => {
    const { origin, pathname, search } = splitUrl(request.url)
    const response = await this.#agent.request({
      origin,
      path: `${pathname}${search}`,
      method: request.method as 'GET',
      headers: request.headers.flat(),
      body: request.body === undefined ? null : request.body,
      signal: AbortSignal.timeout(timeoutMs),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      responseHeaders: 'raw',
    })
    const body = Buffer.from(await response.body.arrayBuffer())
    return { status: response.statusCode, headers: pairsOf(response.headers as unknown as (string | Buffer)[]), body }
  }
}

/** Takes a URL apart without normalising it: a suite must be able to send odd paths. */
export function splitUrl(url: string): { origin: string; pathname: string; search: string } {
  const [, origin = '', pathname = '', search = ''] = /^(https?:\/\/[^/?#]*)([^?]*)(.*)$/s.exec(url) ?? []
  return { origin, pathname: pathname || '/', search }
}

function pairsOf(raw: (string | Buffer)[]): Pairs {
  const pairs: Pairs = []
  for (let at = 0; at + 1 < raw.length; at += 2) pairs.push([String(raw[at]).toLowerCase(), String(raw[at + 1])])
  return pairs
}

function retryAfterMs(response: RecordedResponse | undefined): number | undefined {
  if (!response || !RETRY_STATUSES.has(response.status)) return undefined
  const value = response.headers.find(([name]) => name === 'retry-after')?.[1]
  if (value === undefined) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_RETRY_AFTER_MS) : undefined
}

function explain(error: unknown, request: Outgoing, timeoutMs: number): Error {
  const { name = '', code = '', message = '' } = error as { name?: string; code?: string; message?: string }
  const { origin } = splitUrl(request.url)
  if (REFUSED_CONNECTION.has(code)) return new Unreachable(`${origin} cannot be reached (${code})`)
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return new Unreachable(`the certificate of ${origin} is not accepted: ${message} (${code})`)
  if (name === 'TimeoutError' || /TIMEOUT/.test(code)) return new NoAnswer(`no answer to ${request.method} within ${timeoutMs} ms`)
  return new NoAnswer(`the connection ended without an answer to ${request.method}: ${message || code || name}`)
}
