import type { Dialect } from '../../contract/dialect.ts'
import type { Finding } from '../findings/finding.ts'
import { type RunningSimulator, startSimulator } from '../start-simulator.ts'

/** An exchange as the control surface shows it, as far as tests look at it. */
export interface ShownExchange {
  n: number
  from: string
  to: string
  ref?: string
  error?: string
  request: { method: string; url: string; body: string; headers: Record<string, string> }
  response?: { status: number; body: string; truncatedFrom?: number }
  findings: Finding[]
}

export interface ControlAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  body: any
}

/** A world of a test's own, and its control surface. */
export interface ControlledWorld {
  name: string
  given: RunningSimulator['defaultWorld']['given']
  platform: { hostUrl: string; idBaseUrl: string; managerToken: string }
  crm: { url: string; apiPassword: string; webhookAuthorization: string }
  adapter: { url: string; bearer: string }
  post(path: string, body?: unknown): Promise<ControlAnswer>
  put(path: string, body: unknown): Promise<ControlAnswer>
  get(path: string): Promise<ControlAnswer>
  advance(ms: number): Promise<void>
  exchanges(): Promise<ShownExchange[]>
}

export async function startTestSimulator(): Promise<RunningSimulator> {
  return startSimulator({ platformPort: 0, crmPort: 0, adapterPort: 0, controlPort: 0, fixture: 'empty', seed: 'tests' })
}

interface WorldWish {
  clock?: string
  dialect?: Partial<Dialect>
  faults?: string[]
  crm?: { url: string; attributionWebhookUrl?: string; registrationWebhookUrl?: string }
}

/** Makes a world; its clock is frozen unless the test wishes otherwise. */
export async function openWorld({ addresses }: RunningSimulator, wish: WorldWish = {}): Promise<ControlledWorld> {
  const made = await call(`${addresses.control}/v1/worlds`, 'POST', { fixture: 'empty', clock: 'frozen', ...wish })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const base = `${addresses.control}/v1/worlds/${made.body.name}`
  return {
    ...made.body,
    post: (path, body) => call(base + path, 'POST', body),
    put: (path, body) => call(base + path, 'PUT', body),
    get: (path) => call(base + path, 'GET'),
    advance: async (ms) => void (await call(`${base}/clock`, 'POST', { advanceMs: ms })),
    exchanges: async () => (await call(`${base}/exchanges`, 'GET')).body.exchanges,
  }
}

export async function call(url: string, method: string, body?: unknown, headers: Record<string, string> = {}): Promise<ControlAnswer> {
  const answer = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), accept: 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** Waits until something holds, for what happens right after an answer. */
export async function until<Result>(look: () => Promise<Result | undefined | false>, forMs = 5000): Promise<Result> {
  const end = Date.now() + forMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error('it never came to pass')
    await new Promise((done) => setTimeout(done, 10))
  }
}
