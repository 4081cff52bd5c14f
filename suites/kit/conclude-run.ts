import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applyRootCauses, type Ending, judgeEnding, judgeUnchecked, mergeViolations, summarise } from './judge.ts'
import { OPENAPI, suiteDigest } from './load-checks.ts'
import { isSelected } from './premises.ts'
import type { CheckDefinition } from './registry.ts'
import { reportExchange } from './report-exchange.ts'
import type { Requirement } from './requirement.ts'
import type { CheckResult, RunResult } from './result.ts'
import type { RunOptions } from './run-options.ts'
import type { Session } from './session.ts'
import { suiteOf } from './target.ts'

/** Puts every requirement of the role into the result, once. */
export function judgeAll(session: Session, options: RunOptions, checks: CheckDefinition[], endings: Map<string, Ending>): CheckResult[] {
  const { contract, target, violations } = session
  const definitions = new Map(checks.map((check) => [check.id, check]))
  const rows = contract.requirements.filter(({ roles, level }) => roles.includes(suiteOf(target)) && level !== 'retired')
  const results = rows.map((row) => judgeRow(row, definitions.get(row.id), endings.get(row.id), violations, options))
  applyRootCauses(results, definitions)
  return results
}

function judgeRow(
  row: Requirement,
  check: CheckDefinition | undefined,
  ending: Ending | undefined,
  violations: Session['violations'],
  { only }: Pick<RunOptions, 'only'>,
): CheckResult {
  const found = ending ? judgeEnding(row.level, ending) : judgeUnchecked(row, isSelected(row.id, only))
  const own = violations.filter(({ requirement }) => requirement === row.id)
  const finding = mergeViolations(found, row.level, own)
  const { culprit } = finding
  const others = own.slice(0, 5).map(({ exchange }) => exchange)
  const numbers = [...(ending?.exchanges ?? []).map(({ n }) => n), ...others, ...(culprit === undefined ? [] : [culprit])]
  return {
    id: row.id,
    level: row.level,
    title: check?.title ?? row.sentence,
    sentence: row.sentence,
    source: row.source,
    group: row.id.replace(/-\d+$/, ''),
    ...(check && { lane: check.lane }),
    ...finding,
    ms: ending?.ms ?? 0,
    exchanges: [...new Set(numbers)].sort((a, b) => a - b),
  }
}

/** The result of the run, without secrets. */
export function report(
  session: Session,
  parts: { startedAt: string; results: CheckResult[]; cleanup: RunResult['cleanup']; isInterrupted: boolean; evidence: 'all' | 'failures' },
): RunResult {
  const { target, contract, secrets, seed } = session
  const clean = <T>(value: T): T =>
    JSON.parse(secrets.redact(JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)))) as T
  const received = session.receiver?.calls.map(({ exchange }) => exchange) ?? []
  for (const exchange of received) session.learn(exchange)
  const failed = new Set(parts.results.filter(({ verdict }) => verdict === 'fail').flatMap(({ exchanges }) => exchanges))
  const wanted = [...session.exchanges, ...received].filter(({ n }) => parts.evidence === 'all' || failed.has(n))
  return {
    schema: 1,
    tool: { name: 'tripact', version: readVersion() },
    role: suiteOf(target),
    target: clean({ url: target.url }),
    contract: contract.digest,
    suite: suiteDigest(suiteOf(target)),
    seed,
    startedAt: parts.startedAt,
    finishedAt: new Date().toISOString(),
    summary: summarise(parts.results),
    checks: clean(parts.results),
    observations: clean(session.observations),
    exchanges: wanted.sort((a, b) => a.n - b.n).map((exchange) => reportExchange(exchange, secrets)),
    dialect: clean(session.dialect),
    cleanup: clean(parts.cleanup),
    ...(parts.isInterrupted && { interrupted: true }),
    ...(session.unreachable && { unreachable: session.unreachable }),
  }
}

function readVersion(): string {
  return (JSON.parse(readFileSync(join(dirname(OPENAPI), 'package.json'), 'utf8')) as { version: string }).version
}
