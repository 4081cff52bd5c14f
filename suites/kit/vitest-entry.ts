import { BroadcastChannel } from 'node:worker_threads'
import { afterAll, expect, inject, test } from 'vitest'
import { loadChecks } from './load-checks.ts'
import { Unreachable } from './outcome.ts'
import type { CheckResult } from './result.ts'
import type { RunEvent, RunOptions } from './run-options.ts'
import { runSuite } from './run-suite.ts'
import { suiteOf } from './target.ts'

declare module 'vitest' {
  interface ProvidedContext {
    tripact: { channel: string; options: Omit<RunOptions, 'signal' | 'onEvent'> }
  }
}

/** What the thread of the suite tells the command. */
export type Report =
  | RunEvent
  | { kind: 'result'; result: Awaited<ReturnType<typeof runSuite>> }
  | { kind: 'failure'; message: string; isUnreachable: boolean; stack?: string }

const LONGEST_RUN_MS = 24 * 60 * 60 * 1000
const { channel: name, options } = inject('tripact')
const channel = new BroadcastChannel(name)
const tell = (report: Report) => channel.postMessage(report)

const interrupt = new AbortController()
channel.onmessage = () => interrupt.abort()

const verdicts = new Map<string, PromiseWithResolvers<CheckResult['verdict']>>()
const verdictOf = (id: string) => {
  const known = verdicts.get(id) ?? Promise.withResolvers<CheckResult['verdict']>()
  verdicts.set(id, known)
  return known
}

const checks = await loadChecks(suiteOf(options.target))
const finished = runSuite({
  ...options,
  signal: interrupt.signal,
  onEvent(event) {
    if (event.kind === 'end') verdictOf(event.id).resolve(event.verdict)
    tell(event)
  },
}).then(
  (result) => tell({ kind: 'result', result }),
  (error: Error) => {
    for (const { id } of checks) verdictOf(id).resolve('error')
    tell({
      kind: 'failure',
      message: error.message,
      isUnreachable: error instanceof Unreachable,
      ...(error.stack && { stack: error.stack }),
    })
  },
)

for (const { id, title } of checks) {
  test.concurrent(
    `${id} ${title}`,
    async () => {
      expect(['fail', 'error']).not.toContain(await verdictOf(id).promise)
    },
    LONGEST_RUN_MS,
  )
}

test.concurrent('the run ends', () => finished, LONGEST_RUN_MS)

afterAll(async () => {
  await finished
  channel.close()
})
