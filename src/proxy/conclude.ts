import { loadContract } from '../../suites/kit/contract.ts'
import { summarise } from '../../suites/kit/judge.ts'
import { OPENAPI } from '../../suites/kit/load-checks.ts'
import { reportExchange } from '../../suites/kit/report-exchange.ts'
import type { CheckResult, RunResult } from '../../suites/kit/result.ts'
import { VERSION } from '../cli/version.ts'
import type { Exchange } from '../simulator/exchange-log.ts'
import { type Judged, judgeCalls, judgeRow } from './judge-traffic.ts'
import { secretsOf } from './learn-secrets.ts'
import type { Monitor } from './monitor.ts'

const MOST_EXCHANGES = 20_000

export interface Conclusion {
  monitor: Monitor
  upstream: string
  startedAt: string
  judged: Judged
}

/** What the traffic showed, in the form in which `verify` tells its results. */
export function conclude({ monitor, upstream, startedAt, judged }: Conclusion): RunResult {
  const contract = loadContract(OPENAPI)
  const exchanges = keptExchanges(monitor)
  const secrets = secretsOf(exchanges)
  const rows = contract.requirements.filter(({ level, roles, operation }) => {
    const isOurs = operation === undefined ? roles.includes(monitor.role) : contract.operations.get(operation)?.role === monitor.role
    return isOurs && level !== 'retired'
  })
  const checks = [
    ...rows.map((row) => judgeRow(row, monitor, judged)),
    ...monitor.operations.ids().map((ref) => judgeCalls(ref, monitor, judged)),
  ]
  return {
    schema: 1,
    tool: { name: 'tripact', version: VERSION },
    role: monitor.role,
    target: { url: secrets.redact(upstream) },
    contract: contract.digest,
    suite: 'proxy',
    seed: '',
    startedAt,
    finishedAt: new Date().toISOString(),
    summary: summarise(checks),
    checks: JSON.parse(secrets.redact(JSON.stringify(checks))) as CheckResult[],
    observations: {},
    exchanges: exchanges.map((exchange) => reportExchange(toReport(exchange, upstream), secrets)),
    dialect: {},
    cleanup: { verdict: 'pass', problems: [], leftBehind: [] },
  }
}

/** The newest ones, and those that broke something. */
function keptExchanges({ log, requirements, operations }: Monitor): Exchange[] {
  const newest = log.after(0, MOST_EXCHANGES)
  const all = new Map([...requirements.examples(), ...operations.examples(), ...newest].map((exchange) => [exchange.n, exchange]))
  return [...all.values()].sort((a, b) => a.n - b.n)
}

function toReport({ n, at, ms, from, to, operation, request, response, error }: Exchange, upstream: string) {
  const { method, url, headers, body } = request
  return {
    n,
    at: new Date(at).toISOString(),
    from,
    to,
    ...(operation !== undefined && { operation }),
    sentAt: 0,
    receivedAt: ms,
    request: { method, url: url.startsWith('/') ? upstream.replace(/\/$/, '') + url : url, headers: pairs(headers), body },
    ...(response && { response: { status: response.status, headers: pairs(response.headers), body: response.body } }),
    ...(error !== undefined && { error }),
  }
}

function pairs(raw: string[]): [string, string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ''] as [string, string]] : []))
}
