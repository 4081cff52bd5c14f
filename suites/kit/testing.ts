import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Target } from './target.ts'

export const PASSWORD = 'a-password-for-tests'

/** What a small CRM gets wrong, or does differently. */
export interface Quirks {
  reusesCodes?: boolean
  namesUsersAsText?: boolean
  refusesPassword?: boolean
  answersSlowly?: boolean
  putsOffFirst?: boolean
  labelsAsText?: boolean
}

export interface SmallCrm {
  target: Target
  requests: string[]
  stop(): Promise<void>
}

/** A CRM with A1, A2 and A4, to try the kit on. */
export async function startSmallCrm(quirks: Quirks = {}, change: Partial<Target> = {}): Promise<SmallCrm> {
  const tokens = new Set<string>()
  const codes = new Map<string, number>()
  const requests: string[] = []
  const answer = (response: ServerResponse, status: number, body: unknown = {}) => {
    response.writeHead(status, { 'content-type': quirks.labelsAsText ? 'text/plain' : 'application/json' })
    response.end(JSON.stringify(body))
  }
  const operations: Record<string, (body: Record<string, unknown>, response: ServerResponse) => void> = {
    '/oauth2/onetime/generate'({ userId }, response) {
      if (userId === undefined) return answer(response, 400)
      if (userId !== 1001 && userId !== 1002) return answer(response, 404)
      const token = randomUUID()
      codes.set(token, userId)
      answer(response, 200, { token })
    },
    '/oauth2/onetime/authorize'({ code }, response) {
      if (typeof code !== 'string') return answer(response, 400)
      const userId = codes.get(code)
      if (userId === undefined) return answer(response, 404)
      if (!quirks.reusesCodes) codes.delete(code)
      answer(response, 200, { userId: quirks.namesUsersAsText ? String(userId) : userId })
    },
  }
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('')
    const url = new URL(request.url ?? '/', 'http://crm')
    requests.push(`${request.method} ${url.pathname}`)
    if (quirks.answersSlowly && url.pathname !== '/') return
    if (quirks.putsOffFirst && requests.length === 2) return void response.writeHead(429, { 'retry-after': '0' }).end()
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
    if (url.pathname === '/oauth2/crmApiToken') {
      if (body['password'] !== PASSWORD || quirks.refusesPassword) return answer(response, 403, { code: 'CH_CLIENT_AUTH_FAILURE' })
      const crmApiToken = randomUUID()
      tokens.add(crmApiToken)
      return answer(response, 200, { crmApiToken })
    }
    const token = url.searchParams.get('crmApiToken')
    if (!token) return answer(response, 400)
    if (!tokens.has(token)) return answer(response, 403, { code: 'CH_CLIENT_AUTH_FAILURE' })
    const operation = operations[url.pathname]
    if (operation) operation(body, response)
    else answer(response, 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    target: describeSmallCrm((server.address() as AddressInfo).port, change),
    requests,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function describeSmallCrm(port: number, change: Partial<Target>): Target {
  return {
    role: 'crm',
    url: `http://127.0.0.1:${port}`,
    credentials: { apiPassword: PASSWORD },
    given: { userId: 1001, otherUserId: 1002, brokerName: 'Acme' },
    hooks: {},
    time: { kind: 'none' },
    lagMs: 0,
    limits: { concurrency: 4, bursts: true },
    answerMs: 2_000,
    isSimulator: false,
    ...change,
  }
}
