import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseOrUndefined } from './client.ts'
import type { Contract } from './contract.ts'
import type { Exchange, Pairs } from './exchange.ts'
import { stringifyExact } from './json.ts'
import {
  type CrmOperation,
  type Matcher,
  type ReceivedCall,
  type ReceiverAddress,
  type Reply,
  type Responder,
  ROUTES,
  type Rule,
} from './received-call.ts'

export type { CrmOperation, Matcher, ReceivedCall, Reply, Responder } from './received-call.ts'

export interface ReceiverOptions {
  contract: Contract
  /** Left out, the receiver takes any free port and a path that nobody can guess. */
  listen?: { port: number; publicUrl: string }
  apiPassword?: string
  webhookAuthorization?: string
  nextNumber(): number
}

/** Plays the CRM for a platform under test. */
export class Receiver {
  readonly address: ReceiverAddress
  readonly calls: ReceivedCall[] = []
  readonly #contract: Contract
  readonly #nextNumber: () => number
  readonly #tokens = new Set<string>()
  readonly #listeners = new Set<(call: ReceivedCall) => void>()
  #rules: Rule[] = []
  #prefix: string
  #server = createServer((request, response) => void this.#receive(request, response))

  private constructor(options: ReceiverOptions, publicUrl: string, prefix: string) {
    this.#contract = options.contract
    this.#nextNumber = options.nextNumber
    this.#prefix = prefix
    this.address = {
      url: publicUrl,
      apiPassword: options.apiPassword ?? randomBytes(16).toString('hex'),
      webhookAuthorization: options.webhookAuthorization ?? `Basic ${randomBytes(16).toString('hex')}`,
      attributionWebhookUrl: `${publicUrl}/attribution`,
      registrationWebhookUrl: `${publicUrl}/registration`,
    }
  }

  static async start(options: ReceiverOptions): Promise<Receiver> {
    const secretPath = `/${randomBytes(16).toString('hex')}`
    const publicUrl = options.listen?.publicUrl.replace(/\/+$/, '')
    const receiver = new Receiver(options, publicUrl ?? '', publicUrl ? new URL(publicUrl).pathname.replace(/\/+$/, '') : secretPath)
    const [port, host] = options.listen ? [options.listen.port, '0.0.0.0'] : [0, '127.0.0.1']
    await new Promise<void>((resolve, reject) => {
      receiver.#server.once('error', reject)
      receiver.#server.listen(port, host, resolve)
    })
    if (!publicUrl) receiver.#locate(`http://127.0.0.1:${(receiver.#server.address() as AddressInfo).port}${secretPath}`)
    return receiver
  }

  #locate(url: string): void {
    Object.assign(this.address, { url, attributionWebhookUrl: `${url}/attribution`, registrationWebhookUrl: `${url}/registration` })
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** From now on, calls that match get this reply; the newest rule goes first. Gives back how to forget it. */
  on(operation: CrmOperation, matches: Matcher, reply: Responder): () => void {
    const rule = { operation, matches, reply }
    this.#rules.unshift(rule)
    return () => {
      this.#rules = this.#rules.filter((other) => other !== rule)
    }
  }

  /** The calls that match so far. */
  got(operation: CrmOperation, matches: Matcher = () => true): ReceivedCall[] {
    return this.calls.filter((call) => call.operation === operation && matches(call))
  }

  /** Waits for the first call that matches, then for a quiet window, and gives back all that came. */
  async wait(operation: CrmOperation, matches: Matcher, { withinMs = 5_000, quietMs = 250 } = {}): Promise<ReceivedCall[]> {
    const deadline = performance.now() + withinMs
    while (this.got(operation, matches).length === 0 && performance.now() < deadline) await this.#nextCall(deadline - performance.now())
    let before = -1
    while (this.got(operation, matches).length > Math.max(before, 0)) {
      before = this.got(operation, matches).length
      await sleep(quietMs)
    }
    return this.got(operation, matches)
  }

  #nextCall(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#listeners.delete(done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#listeners.add(done)
    })
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const call = this.#read(request, Buffer.concat(chunks))
    this.calls.push(call)
    const reply = await this.#reply(call)
    if (reply.delayMs) await sleep(reply.delayMs)
    call.exchange.receivedAt = performance.now()
    if (reply.drop) {
      call.exchange.error = 'the run ended the connection without an answer, on purpose'
      response.socket?.destroy()
    } else this.#answer(call, reply, response)
    for (const listener of this.#listeners) listener(call)
  }

  #read(request: IncomingMessage, body: Buffer): ReceivedCall {
    const url = new URL(request.url ?? '/', 'http://receiver')
    const path = url.pathname.startsWith(`${this.#prefix}/`) ? url.pathname.slice(this.#prefix.length) : undefined
    const operation = ROUTES.find(([method, route]) => method === request.method && route === path)?.[2]
    const headers: Pairs = []
    for (let at = 0; at + 1 < request.rawHeaders.length; at += 2)
      headers.push([request.rawHeaders[at]!.toLowerCase(), request.rawHeaders[at + 1]!])
    const text = body.toString('utf8')
    const json = parseOrUndefined(text)
    const now = performance.now()
    const exchange: Exchange = {
      n: this.#nextNumber(),
      at: new Date().toISOString(),
      from: 'platform',
      to: 'tripact',
      ...(operation && { operation }),
      sentAt: now,
      receivedAt: now,
      request: { method: request.method ?? '', url: `${this.address.url}${path ?? ''}${url.search}`, headers, body },
    }
    const record = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
    return {
      operation,
      method: request.method ?? '',
      path: path ?? url.pathname,
      query: url.searchParams,
      headers: new Headers(headers),
      body: record,
      text,
      at: now,
      exchange,
    }
  }

  async #reply(call: ReceivedCall): Promise<Reply> {
    if (!call.operation) return { status: 404 }
    const rule = this.#rules.find((candidate) => candidate.operation === call.operation && candidate.matches(call))
    if (rule) return typeof rule.reply === 'function' ? rule.reply(call) : rule.reply
    return this.#usualReply(call)
  }

  /** What an honest CRM that knows nobody answers. */
  #usualReply(call: ReceivedCall): Reply {
    if (call.operation === 'issueCrmApiToken') return this.#issueToken(call)
    if (call.operation === 'attributeUser' || call.operation === 'registerUser') {
      return call.headers.get('authorization') === this.address.webhookAuthorization ? { status: 200, body: {} } : { status: 401, body: {} }
    }
    if (!this.#tokens.has(call.query.get('crmApiToken') ?? '')) return { status: 403, body: { code: 'CH_CLIENT_AUTH_FAILURE' } }
    return call.operation === 'logOutOfCrm' ? { status: 200 } : { status: 404, body: {} }
  }

  #issueToken(call: ReceivedCall): Reply {
    if (call.body['password'] !== this.address.apiPassword) return { status: 403, body: { code: 'CH_CLIENT_AUTH_FAILURE' } }
    const crmApiToken = randomBytes(16).toString('hex')
    this.#tokens.add(crmApiToken)
    return { status: 200, body: { crmApiToken } }
  }

  /** Forgets every CRM API token, as a CRM does whose tokens ended: the next call of the platform gets a 403. */
  forgetTokens(): void {
    this.#tokens.clear()
  }

  /** Whether this CRM API token is one that the receiver issued and did not forget. */
  hasIssued(crmApiToken: string | null): boolean {
    return crmApiToken !== null && this.#tokens.has(crmApiToken)
  }

  #answer(call: ReceivedCall, reply: Reply, response: ServerResponse): void {
    const text = reply.rawBody ?? (reply.body === undefined ? '' : stringifyExact(reply.body))
    const headers = { ...(text && { 'content-type': 'application/json' }), ...reply.headers }
    call.exchange.response = { status: reply.status, headers: Object.entries(headers), body: Buffer.from(text) }
    response.writeHead(reply.status, headers)
    response.end(text)
  }

  /** What is wrong with the request, held against the CRM's document. */
  problems(call: ReceivedCall): string[] {
    const validate = call.operation && this.#contract.operations.get(call.operation)?.validateRequest
    const errors = validate ? validate(parsePlain(call.text)) : []
    return errors.map(({ instancePath, message }) => `${instancePath || 'the body'} ${message ?? 'is wrong'}`)
  }
}

function parsePlain(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
