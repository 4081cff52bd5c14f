import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { RawMessage } from '../simulator/exchange-log.ts'
import { BodyTap } from './body-tap.ts'
import { isTraderList, type TraderPage, TraderScan } from './trader-scan.ts'

/** One call as it went past. */
export interface RecordedCall {
  at: number
  ms: number
  request: RawMessage & { method: string; url: string }
  response?: RawMessage & { status: number }
  /** Why the upstream server gave no whole answer. */
  error?: string
  /** The client did not wait for the answer, which says nothing about the server. */
  isAbandoned?: true
  /** What a list of traders of any length told. */
  traderPage?: TraderPage
}

/** Records one call while it goes past, and hands it on once. */
export class Recorder {
  readonly #request: IncomingMessage
  readonly #sent = new BodyTap()
  readonly #at = Date.now()
  readonly #started = performance.now()
  readonly #onCall: (call: RecordedCall) => void
  #answer: IncomingMessage | undefined
  #got: BodyTap | undefined
  #scan: TraderScan | undefined
  #isOver = false

  constructor(request: IncomingMessage, onCall: (call: RecordedCall) => void) {
    this.#request = request
    this.#onCall = onCall
    this.#sent.listenTo(request)
  }

  answered(answer: IncomingMessage): void {
    this.#answer = answer
    const scan = isTraderList(this.#request.method, this.#request.url) ? new TraderScan() : undefined
    this.#scan = scan
    this.#got = new BodyTap(scan && ((chunk) => scan.read(chunk)))
    this.#got.listenTo(answer)
  }

  finish(): void {
    this.#end({})
  }

  fail(error: string): void {
    this.#end({ error })
  }

  /** The way to the client is closed: it got everything, the server broke off, or the client did not wait. */
  close(): void {
    const reason = this.#answer?.errored
    if (this.#answer?.complete) this.finish()
    else if (reason) this.fail(`the answer broke off: ${reason.message}`)
    else this.#end({ isAbandoned: true })
  }

  #end(ending: Pick<RecordedCall, 'error' | 'isAbandoned'>): void {
    if (this.#isOver) return
    this.#isOver = true
    const { method = '', url = '', rawHeaders } = this.#request
    const answer = this.#answer
    this.#onCall({
      at: this.#at,
      ms: performance.now() - this.#started,
      request: { method, url, headers: rawHeaders, ...this.#sent.take() },
      ...(answer &&
        this.#got &&
        !ending.isAbandoned && { response: { status: answer.statusCode ?? 0, headers: answer.rawHeaders, ...this.#got.take() } }),
      ...ending,
      ...(this.#scan && { traderPage: this.#scan.page }),
    })
  }
}
