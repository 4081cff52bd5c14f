import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Monitor, type MonitorOptions, type Observed } from './monitor.ts'
import { buildPassThrough } from './pass-through.ts'
import type { RecordedCall } from './recorder.ts'

export interface ProxyOptions extends MonitorOptions {
  upstream: string
  host?: string
  port?: number
  onObserved?(observed: Observed): void
  /** Our own failure to judge never disturbs what passes. */
  onFailure?(error: unknown): void
}

export interface RunningProxy {
  url: string
  monitor: Monitor
  /** Stops, and judges what is still waiting to be judged. */
  close(): Promise<void>
}

/** Starts a proxy that judges what passes, after it has passed. */
export async function startProxy({
  upstream,
  host = '127.0.0.1',
  port = 0,
  onObserved,
  onFailure,
  ...rest
}: ProxyOptions): Promise<RunningProxy> {
  const monitor = new Monitor(rest)
  const waiting: RecordedCall[] = []
  const judgeNext = () => {
    const call = waiting.shift()
    if (!call) return
    try {
      const observed = monitor.observe(call)
      onObserved?.(observed)
    } catch (error) {
      onFailure?.(error)
    }
    if (waiting.length > 0) setImmediate(judgeNext)
  }
  // One at a time, between what passes.
  const onCall = (call: RecordedCall) => {
    if (waiting.push(call) === 1) setImmediate(judgeNext)
  }
  const server = buildPassThrough({ upstream: new URL(upstream), onCall })
  const replies = new Set<ServerResponse>()
  server.on('request', (_request, reply) => {
    replies.add(reply)
    reply.once('close', () => replies.delete(reply))
  })
  server.listen(port, host)
  await once(server, 'listening')
  const stop = async () => {
    const endings = [...replies].map((reply) => once(reply, 'close'))
    server.close()
    server.closeAllConnections()
    await Promise.all([once(server, 'close'), ...endings])
    // What listens to the same events has its turn first.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) judgeNext()
  }
  let stopped: Promise<void> | undefined
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    monitor,
    close: () => (stopped ??= stop()),
  }
}
