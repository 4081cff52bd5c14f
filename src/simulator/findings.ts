import { nearest } from '../contract/dialect.ts'
import type { Rules } from '../contract/rules.ts'
import { noteHabits } from './findings/client-habits.ts'
import { findOperation, pathOf, queryOf } from './findings/find-operation.ts'
import type { Finding } from './findings/finding.ts'
import { judgeRequest } from './findings/judge-request.ts'
import { judgeResponse } from './findings/judge-response.ts'
import type { Judgeable } from './findings/judged-exchange.ts'
import { readHeaders } from './findings/read-headers.ts'
import { parseQuery } from './http/parse-query.ts'

const judged = new WeakMap<Judgeable, Finding[]>()

/** The contract's verdict on an exchange, worked out when somebody first asks. */
export function findingsOf(rules: Rules, exchange: Judgeable): Finding[] {
  let findings = judged.get(exchange)
  if (!findings) {
    findings = judgeExchange(rules, exchange)
    judged.set(exchange, findings)
  }
  return findings
}

/** What the contract says about an exchange, by the honest documents alone: nothing of it needs a simulator. */
export function judgeExchange(rules: Rules, exchange: Judgeable): Finding[] {
  if (exchange.to === 'client') return []
  const roleRules = rules.roles[exchange.to]
  const operation = findOperation(roleRules, exchange)
  if (!operation) return [judgeStranger(rules, exchange)]
  const { values: query } = parseQuery(queryOf(exchange.request.url))
  const requestHeaders = readHeaders(exchange.request.headers)
  const one = { exchange, operation, rules: roleRules, requirements: rules.requirements, query, requestHeaders }
  return [...(exchange.remarks ?? []), ...judgeRequest(one), ...noteHabits(one), ...judgeResponse(one)]
}

/** A call that is no operation of the contract. */
function judgeStranger(rules: Rules, { to, request, refusedBy }: Judgeable): Finding {
  const path = pathOf(request.url)
  const paths = to === 'client' ? [] : [...rules.roles[to].operations.values()].map((operation) => operation.path)
  const near = nearest(path, paths)
  const hint = near === undefined || near === path ? '' : `: did you mean ${near}?`
  const requirement = refusedBy === undefined ? {} : { requirement: refusedBy }
  return { severity: 'error', pointer: '/request/url', message: `${request.method} ${path} is no operation${hint}`, ...requirement }
}
