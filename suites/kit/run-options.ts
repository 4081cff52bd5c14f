import type { Lane } from './registry.ts'
import type { Verdict } from './result.ts'
import type { SimulatorTarget, Target } from './target.ts'

export type RunEvent =
  | { kind: 'plan'; checks: { id: string; title: string; lane: Lane }[] }
  | { kind: 'start'; id: string }
  | { kind: 'end'; id: string; verdict: Verdict; reason?: string }

export interface RunOptions {
  target: Target | SimulatorTarget
  /** Ids and prefixes: `B1` means B1 and its ids, never B10. */
  only?: string[]
  readOnly?: boolean
  seed?: string
  /** `failures` keeps only the exchanges of failed checks: for many runs whose reports nobody reads. */
  evidence?: 'all' | 'failures'
  signal?: AbortSignal
  onEvent?(event: RunEvent): void
}
