import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { judgeAnswer, type Violation } from './answer-judge.ts'
import { type AnyInput, parseOrUndefined, toAnswer } from './client.ts'
import { type MovableClock, makeClock } from './clock.ts'
import type { Contract } from './contract.ts'
import type { Answer, Exchange, Pairs } from './exchange.ts'
import type { Outgoing, Wire } from './http.ts'
import { stringifyExact } from './json.ts'
import type { Operation, Scheme } from './operation.ts'
import { Blocked, NoAnswer, NotApplicable, NotTested, Unreachable } from './outcome.ts'
import type { Receiver } from './receiver.ts'
import { Reservations } from './reservations.ts'
import { learnTokens, Secrets } from './secrets.ts'
import type { Hook, Target } from './target.ts'

/** So many times in a row nobody was there: the run gives up. */
const GIVE_UP_AFTER = 3
/** A target that leaves so many calls in a row without an answer, for so many time-outs, is asked no more. */
const SILENT_CALLS = 12
const SILENT_TIMEOUTS = 3
/** A clock that moved this far may have ended the CRM API token. */
const TOKEN_MAY_END_MS = 60 * 60 * 1000

type Fields = Record<string, unknown>
export type Recorder = (exchange: Exchange) => void

/** Everything that one run shares among its checks. */
export class Session {
  readonly target: Target
  readonly contract: Contract
  readonly seed: string
  readonly runId = randomBytes(4).toString('hex')
  readonly secrets = new Secrets()
  readonly wire: Wire
  readonly reservations = new Reservations()
  readonly clock: MovableClock
  readonly receiver: Receiver | undefined
  readonly exchanges: Exchange[] = []
  readonly violations: Violation[] = []
  readonly observations: Record<string, unknown> = {}
  readonly dialect: Record<string, unknown> = {}
  readonly cleanups: (() => Promise<unknown>)[] = []
  readonly leftBehind = new Set<string>()
  /** The newest in-app token of each user who was given one. */
  readonly inappTokens = new Map<string, string>()
  /** Ends every wait of the run. */
  readonly stop = new AbortController()
  unreachable: string | undefined
  /** Why the target is asked no more, though somebody is there. */
  silent: string | undefined
  #misses = 0
  #unanswered = 0
  #heardAt = performance.now()
  #crmToken: Promise<string> | undefined

  constructor(parts: { target: Target; contract: Contract; seed: string; receiver?: Receiver; wire: Wire }) {
    this.target = parts.target
    this.contract = parts.contract
    this.seed = parts.seed
    this.wire = parts.wire
    this.receiver = parts.receiver
    this.clock = makeClock(
      parts.target.time,
      (url, body, authorization, method) => this.#post(url, body, authorization, method),
      (ms) => {
        if (ms >= TOKEN_MAY_END_MS) this.#crmToken = undefined
      },
    )
    for (const [name, value] of Object.entries(parts.target.credentials))
      this.secrets.add(value, name.replace(/([A-Z])/g, '_$1').toUpperCase())
    for (const { authorization } of [
      ...Object.values(parts.target.hooks),
      ...('authorization' in parts.target.time ? [parts.target.time] : []),
    ])
      this.secrets.add(authorization, 'HOOK_AUTHORIZATION')
    if (parts.receiver) {
      this.secrets.add(parts.receiver.address.apiPassword, 'CRM_API_PASSWORD')
      this.secrets.add(parts.receiver.address.webhookAuthorization, 'WEBHOOK_AUTHORIZATION')
    }
  }

  /** Sends one request for a check, and keeps the evidence. */
  async send(request: Outgoing, record: Recorder, how: (request: Outgoing, record: Recorder) => Promise<Exchange>): Promise<Exchange> {
    if (this.silent) throw new NotTested(this.silent)
    const begun: Exchange[] = []
    try {
      const exchange = await how(request, (one) => {
        begun.push(one)
        this.exchanges.push(one)
        record(one)
      })
      this.#misses = 0
      this.#unanswered = 0
      this.#heardAt = performance.now()
      return exchange
    } catch (error) {
      if (error instanceof Unreachable && ++this.#misses >= GIVE_UP_AFTER) this.#giveUp(error.message)
      if (error instanceof NoAnswer && request.to === this.target.role) this.#countSilence()
      throw error
    } finally {
      for (const exchange of begun) this.learn(exchange)
    }
  }

  #countSilence(): void {
    const ms = performance.now() - this.#heardAt
    if (++this.#unanswered < SILENT_CALLS || ms < SILENT_TIMEOUTS * this.target.answerMs || this.silent) return
    this.silent = `the target gave no answer to ${this.#unanswered} calls in a row, for ${Math.round(ms / 1000)} s`
    this.stop.abort(new NotTested(this.silent))
  }

  #giveUp(why: string): void {
    this.unreachable ??= why
    this.stop.abort(new Unreachable(why))
  }

  /** Remembers the secrets of an exchange, so that no report shows them. */
  learn(exchange: Exchange): void {
    const { request, response, operation = '' } = exchange
    const succeeded = response !== undefined && response.status < 300
    const sent = parseOrUndefined(request.body.toString())
    const answered = succeeded ? parseOrUndefined(response.body.toString()) : undefined
    learnTokens(this.secrets, operation, sent, request.url, answered)
    this.#keepNewest(operation, (sent ?? {}) as Fields, (answered ?? {}) as Fields)
  }

  /** The tokens to work with are the newest, since a CRM may let a new one end those before. */
  #keepNewest(operation: string, sent: Fields, answered: Fields): void {
    const { crmApiToken, userId, inappToken } = answered
    const isOurs = operation === 'issueCrmApiToken' && sent['password'] === this.target.credentials.apiPassword
    if (isOurs && typeof crmApiToken === 'string') this.#crmToken = Promise.resolve(crmApiToken)
    const isLogIn = operation === 'authorizeOneTime' || operation === 'authorizeAccessToken'
    if (isLogIn && typeof inappToken === 'string') this.inappTokens.set(String(userId), inappToken)
  }

  judge(operation: Operation, input: AnyInput, answer: Answer): void {
    if (!input.unjudged) this.violations.push(...judgeAnswer(this.contract, operation, input, answer))
  }

  async #post(url: string, body: unknown, authorization: string | undefined, method = 'POST'): Promise<{ status: number; json: unknown }> {
    const exchange = await this.send(
      outgoing(url, method, body, authorization, 'clock', 'clock'),
      () => {},
      (request, record) => this.wire.send(request, record),
    )
    const { status, json } = toAnswer(exchange)
    return { status, json }
  }

  /** Calls a hook of the target's owner; ids that stand in its URL are taken from the body. */
  async callHook(name: string, hook: Hook, body: Record<string, unknown>, record: Recorder): Promise<Answer> {
    const rest = { ...body }
    const url = hook.url.replace(/\{(\w+)\}/g, (_, field: string) => {
      delete rest[field]
      return encodeURIComponent(String(body[field]))
    })
    const method = hook.method ?? 'POST'
    const request = outgoing(url, method, method === 'GET' ? undefined : rest, hook.authorization, 'hook', `hook ${name}`)
    // An action behind a hook makes the target call the CRM first; it may take as long as both.
    const timeoutMs = this.target.answerMs * 3
    return toAnswer(await this.send({ ...request, timeoutMs }, record, (sent, keep) => this.wire.exchange(sent, keep, this.wire.carry)))
  }

  /** Asks the control surface of a simulated target. */
  async askWorld(method: string, path: string, body: unknown, accept: string, record: Recorder): Promise<Answer> {
    const world = this.target.world
    if (!world) throw new NotApplicable('only a simulator can be asked this')
    const request = outgoing(`${world.url}${path}`, method, body, world.authorization, 'control', 'control')
    request.headers[0] = ['accept', accept]
    return toAnswer(await this.send(request, record, (sent, keep) => this.wire.send(sent, keep)))
  }

  /** Records the answer to an open point, and what it decides in a dialect. */
  observe(point: string, value: unknown, dialect?: Record<string, unknown>): void {
    this.observations[point] = value
    const [key, ...more] = this.contract.dialectKeys.get(point) ?? []
    const decided = dialect ?? (key && more.length === 0 ? { [key]: value } : {})
    for (const [name, choice] of Object.entries(decided)) if (this.contract.isDialectValue(name, choice)) this.dialect[name] = choice
  }

  /** The credential that a scheme usually carries. */
  async usualCredential(scheme: Scheme, getCrmToken: () => Promise<string>): Promise<string | undefined> {
    const { credentials, role } = this.target
    if (role === 'crm') return scheme.in === 'query' ? getCrmToken() : credentials.webhookAuthorization
    return role === 'adapter' ? credentials.bearer : credentials.managerToken
  }

  /** One CRM API token for the whole run. When there is none to be had, A1 is what is broken. */
  crmToken(issue: () => Promise<Answer>): Promise<string> {
    this.#crmToken ??= this.#issueCrmToken(issue)
    return this.#crmToken
  }

  async #issueCrmToken(issue: () => Promise<Answer>): Promise<string> {
    const answer = await issue().catch((error: Error) => error)
    if (answer instanceof Unreachable) throw answer
    const token = answer instanceof Error ? undefined : answer.body['crmApiToken']
    if (!(answer instanceof Error) && answer.status === 200 && typeof token === 'string') return token
    const actual = answer instanceof Error ? answer.message : `A1 answered ${answer.status} without a usable crmApiToken`
    const exchange =
      answer instanceof Error ? (this.exchanges.findLast(({ operation }) => operation === 'issueCrmApiToken')?.n ?? 0) : answer.exchange.n
    const reason = 'A1 gives no token for the password of the profile'
    this.violations.push({ requirement: 'A1-1', severity: 'fail', reason, expected: 'status 200 with a crmApiToken', actual, exchange })
    throw new Blocked('A1-1', actual)
  }

  /** Waits, unless the run is stopped. */
  async rest(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.stop.signal })
  }
}

function outgoing(url: string, method: string, body: unknown, authorization: string | undefined, to: string, operation: string): Outgoing {
  const headers: Pairs = [['accept', 'application/json']]
  if (body !== undefined) headers.push(['content-type', 'application/json'])
  if (authorization) headers.push(['authorization', authorization])
  return { method, url, headers, ...(body !== undefined && { body: stringifyExact(body) }), to, operation }
}
