import type { Lane } from './registry.ts'
import type { Level } from './requirement.ts'
import type { Suite } from './target.ts'

export const VERDICTS = ['pass', 'fail', 'warn', 'observed', 'skip', 'not-applicable', 'not-tested', 'inconclusive', 'error'] as const
export type Verdict = (typeof VERDICTS)[number]

/** One requirement and what became of it. */
export interface CheckResult {
  id: string
  level: Level
  title: string
  /** The requirement as the contract words it. */
  sentence: string
  source: string
  /** The operation's reference, or the topic. */
  group: string
  lane?: Lane
  verdict: Verdict
  reason?: string
  expected?: string
  actual?: string
  ms: number
  exchanges: number[]
  /** The exchange that the failure is about, where that can be told. */
  culprit?: number
  /** The failure was known beforehand, and is put up with until a day. */
  excused?: { reason: string; owner: string; expires: string }
}

export interface ReportedExchange {
  n: number
  at: string
  ms: number
  from: string
  to: string
  operation?: string
  request: { method: string; url: string; headers: Record<string, string>; body: string }
  response?: { status: number; headers: Record<string, string>; body: string }
  error?: string
  curl: string
}

export interface Summary {
  verdict: 'conformant' | 'no-failures-found' | 'nonconformant' | 'error'
  must: { total: number; passed: number; failed: number; untested: number }
  counts: Record<Verdict, number>
}

/** A whole run, without secrets: what `results.json` holds. */
export interface RunResult {
  schema: 1
  tool: { name: 'tripact'; version: string }
  role: Suite
  target: { url: string }
  contract: string
  suite: string
  seed: string
  startedAt: string
  finishedAt: string
  summary: Summary
  checks: CheckResult[]
  observations: Record<string, unknown>
  exchanges: ReportedExchange[]
  /** Keys of a dialect that plays a target like this one. */
  dialect: Record<string, unknown>
  cleanup: { verdict: 'pass' | 'fail'; problems: string[]; leftBehind: string[] }
  /** What does not hold in the list of known failures. */
  expectationProblems?: string[]
  interrupted?: boolean
  unreachable?: string
}
