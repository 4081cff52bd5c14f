import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** One request, as text; `#` in the body becomes a number that never comes twice. */
export interface Request {
  head: string
  body?: string
}

/** What the load generator is to send. */
export interface Load {
  /** Connections are dealt out to these. */
  ports: number[]
  requests: Request[]
  connections: number
  seconds: number
  /** None: as many as there are answers. */
  perSecond?: number
}

export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  worst: number
  statuses: Record<number, number>
  /** How much of a processor the generator itself needed. Near 1, it and not the server was measured. */
  busy: number
}

const GENERATOR = fileURLToPath(new URL('./load-generator.ts', import.meta.url))

/**
 * A load generator in a process of its own, so that it takes nothing from whom it measures. It writes prepared text to sockets and counts
 * the bytes of answers instead of parsing them, for half of what a request costs the barest server: a full HTTP client needs more than that.
 */
export class LoadGenerator {
  readonly #process: ChildProcess = fork(GENERATOR, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

  async run(load: Load): Promise<LoadResult> {
    this.#process.send(load)
    const [result] = (await once(this.#process, 'message')) as [LoadResult]
    return result
  }

  stop(): void {
    this.#process.kill()
  }
}

/** The head of a request, without the empty line. */
export function headOf(method: string, path: string): string {
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: application/json\r\n`
}
