import type { Role } from '../../suites/kit/target.ts'
import type { ContractOperation } from '../contract/operation.ts'
import type { Rules } from '../contract/rules.ts'
import { type Exchange, ExchangeLog } from '../simulator/exchange-log.ts'
import { isSuccess } from '../simulator/findings/choose-row.ts'
import { findOperation, pathOf } from '../simulator/findings/find-operation.ts'
import type { Finding } from '../simulator/findings/finding.ts'
import { judgeExchange } from '../simulator/findings.ts'
import { decodeBody } from './decode-body.ts'
import { secretsOf } from './learn-secrets.ts'
import type { RecordedCall } from './recorder.ts'
import { seeExchange } from './see-exchange.ts'
import { type Side, sideOf } from './side.ts'
import { Tally } from './tally.ts'
import { startWatches } from './watches.ts'

/** Too slow, too long a body, address or header. */
const TOO_MUCH = new Set([408, 413, 414, 431])

export interface MonitorOptions {
  role: Role
  rules: Rules
  /** Paths that the owner chose for the callbacks: path → operation. */
  addresses?: Record<string, string>
}

/** One exchange with everything that was found about it. */
export interface Observed {
  exchange: Exchange
  operation?: ContractOperation
  findings: (Finding & { side: Side })[]
}

/** Judges exchanges in the order in which they end, and counts what they show. */
export class Monitor {
  readonly role: Role
  readonly requirements = new Tally()
  readonly operations = new Tally()
  readonly log = new ExchangeLog()
  readonly #rules: Rules
  readonly #addresses: Record<string, string>
  readonly #watches = startWatches()

  constructor({ role, rules, addresses = {} }: MonitorOptions) {
    this.role = role
    this.#rules = rules
    this.#addresses = addresses
  }

  /** Tells whether a call is one that the contract describes. */
  knows({ request }: RecordedCall): boolean {
    return this.#find({ request }) !== undefined
  }

  observe({ traderPage, isAbandoned: _, ...call }: RecordedCall): Observed {
    const decoded = { ...call, request: decodeBody(call.request), ...(call.response && { response: decodeBody(call.response) }) }
    const parties = { from: this.role === 'crm' ? ('platform' as const) : ('client' as const), to: this.role }
    const operation = this.#find(decoded)
    const exchange = this.log.add({ ...decoded, ...parties, ...(operation && { operation: operation.id }) })
    const remarks = this.#watches.flatMap((watch) => watch(seeExchange(exchange, traderPage)))
    for (const { requirement, finding } of remarks) if (!finding) this.requirements.keep(requirement)
    const watched = remarks.flatMap(({ finding }) => finding ?? [])
    const findings = [...watched, ...(operation ? this.#judge(exchange) : this.#judgeStranger(exchange))]
    const secrets = secretsOf([exchange])
    const shown = findings.map((finding) => ({ ...finding, message: secrets.redact(finding.message), side: sideOf(finding) }))
    const observed = { exchange, ...(operation && { operation }), findings: shown }
    this.#count(observed)
    return observed
  }

  #find({ request }: Pick<RecordedCall, 'request'>): ContractOperation | undefined {
    const named = this.#addresses[pathOf(request.url)]
    return findOperation(this.#rules.roles[this.role], {
      from: 'client',
      to: this.role,
      request,
      ...(named !== undefined && { operation: named }),
    })
  }

  /** A server, or what stands before it, may turn down what is too much for it, whatever the contract's statuses are. */
  #judge(exchange: Exchange): Finding[] {
    const findings = judgeExchange(this.#rules, exchange)
    if (!TOO_MUCH.has(exchange.response?.status ?? 0)) return findings
    return findings.map((finding) => (finding.pointer === '/response/status' ? { ...finding, severity: 'info' } : finding))
  }

  /** Real servers offer more than the documents show; what charting clients ask of an adapter is not shown at all. */
  #judgeStranger(exchange: Exchange): Finding[] {
    if (this.role === 'adapter') return []
    return judgeExchange(this.#rules, exchange).map((finding) => ({ ...finding, severity: 'warning' }))
  }

  #count({ exchange, operation, findings }: Observed): void {
    const serious = findings.filter(({ severity }) => severity !== 'info')
    for (const finding of serious) if (this.#isAbout(finding)) this.requirements.break(finding.requirement!, exchange, finding)
    if (!operation) return
    const loose = serious.filter((finding) => finding.severity === 'error' && !this.#isAbout(finding))
    for (const finding of loose) this.operations.break(operation.ref, exchange, finding)
    if (loose.length === 0) this.operations.keep(operation.ref)
    const isClean = findings.every(({ severity }) => severity === 'info')
    const success = operation.requirements.find((row) => row.role === this.role && row.level !== 'open' && isSuccess(row.answer?.status))
    if (success && isClean && success.answer?.status === exchange.response?.status) this.requirements.keep(success.id)
  }

  /** A caller's mistake breaks a requirement only where one binds the caller; the others say how it is turned down. */
  #isAbout({ requirement, side }: Finding & { side: Side }): boolean {
    const row = requirement === undefined ? undefined : this.#rules.requirements.get(requirement)
    return row !== undefined && (side === 'server' || (this.role === 'crm' && row.role === 'platform'))
  }
}
