import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BroadcastChannel } from 'node:worker_threads'
import { createVitest } from 'vitest/node'
import { Unreachable } from '../../suites/kit/outcome.ts'
import type { RunResult } from '../../suites/kit/result.ts'
import type { RunEvent, RunOptions } from '../../suites/kit/run-options.ts'
import type { Report } from '../../suites/kit/vitest-entry.ts'

const ENTRY = [new URL('../../suites/kit/vitest-entry.ts', import.meta.url), new URL('../../suites/kit/vitest-entry.js', import.meta.url)]
  .map((url) => fileURLToPath(url))
  .find((path) => existsSync(path))

/** Runs a suite under vitest, in a thread of its own; every check is a concurrent test there. */
export async function runInVitest(options: RunOptions): Promise<RunResult> {
  if (!ENTRY) throw new Error('the entry of the suites is missing from this installation')
  const { signal, onEvent = () => {}, ...plain } = options
  const name = `tripact-${randomUUID()}`
  const channel = new BroadcastChannel(name)
  const end = Promise.withResolvers<RunResult>()
  channel.onmessage = (message) => {
    const report = (message as MessageEvent).data as Report
    if (report.kind === 'result') end.resolve(report.result)
    else if (report.kind === 'failure')
      end.reject(report.isUnreachable ? new Unreachable(report.message) : Object.assign(new Error(report.message), { stack: report.stack }))
    else onEvent(report as RunEvent)
  }
  const interrupt = () => channel.postMessage('interrupt')
  signal?.addEventListener('abort', interrupt)
  const vitest = await withoutSignalHandlers(() => startVitest(ENTRY, { channel: name, options: plain }))
  try {
    const ended = vitest.start([ENTRY]).then((run) => {
      // A suite that could not even be loaded tells nothing over the channel.
      const problem = run.unhandledErrors[0] ?? run.testModules.flatMap((module) => module.errors())[0]
      if (problem)
        end.reject(
          problem instanceof Error
            ? problem
            : Object.assign(new Error(String((problem as Error).message ?? problem)), { stack: (problem as Error).stack }),
        )
    })
    const result = await end.promise
    await ended
    return result
  } finally {
    signal?.removeEventListener('abort', interrupt)
    channel.close()
    await vitest.close()
  }
}

async function startVitest(entry: string, provided: { channel: string; options: Omit<RunOptions, 'signal' | 'onEvent'> }) {
  return createVitest(
    'test',
    {
      root: dirname(entry),
      config: false,
      include: [entry],
      exclude: [],
      watch: false,
      pool: 'threads',
      isolate: false,
      fileParallelism: false,
      maxConcurrency: 100_000,
      testTimeout: 0,
      hookTimeout: 0,
      teardownTimeout: 5_000,
      reporters: [{}],
      silent: true,
      provide: { tripact: provided },
    },
    { logLevel: 'silent', clearScreen: false, server: { ws: false }, cacheDir: join(tmpdir(), 'tripact-vite') },
  )
}

/** Vitest ends the process at once on a signal; a run must be able to clean up and to save what it has. */
async function withoutSignalHandlers<T>(start: () => Promise<T>): Promise<T> {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const known = new Set(signals.flatMap((signal) => process.listeners(signal)))
  const started = await start()
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) if (!known.has(listener)) process.off(signal, listener)
  }
  return started
}
