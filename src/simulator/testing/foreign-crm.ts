import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as a CRM that somebody wrote receives it. */
export interface CrmRequest {
  ref: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export type Reply = [status: number, body?: unknown] | ((response: ServerResponse) => void)
type Behaviour = (request: CrmRequest) => Reply | Promise<Reply>

const REFS: Record<string, string> = {
  'POST /oauth2/crmApiToken': 'A1',
  'POST /oauth2/onetime/authorize': 'A2',
  'POST /oauth2/authorize': 'A3',
  'POST /oauth2/onetime/generate': 'A4',
  'PUT /oauth2/logout': 'A5',
  'POST /attribution': 'A6',
  'POST /registration': 'A7',
}

export interface ForeignCrm {
  url: string
  requests: CrmRequest[]
  /** What it does from now on with calls of one operation. */
  on(ref: string, behaviour: Behaviour): void
  close(): Promise<void>
}

/** A CRM in plain node:http that knows user 1, accepts every code once, and does whatever a test teaches it. */
export async function startForeignCrm(): Promise<ForeignCrm> {
  const behaviours = new Map<string, Behaviour>(Object.entries(honest()))
  const requests: CrmRequest[] = []
  const server = createServer(async (request, response) => {
    const received = await receive(request)
    requests.push(received)
    const reply = await (behaviours.get(received.ref) ?? (() => [404, {}] as Reply))(received)
    if (typeof reply === 'function') return reply(response)
    const [status, body] = reply
    response.writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    on: (ref, behaviour) => behaviours.set(ref, behaviour),
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

function honest(): Record<string, Behaviour> {
  let serial = 0
  const tokens = new Set<string>()
  const next = (kind: string) => `${kind}-${++serial}-0123456789abcdef`
  const asked = (request: CrmRequest, reply: Reply): Reply =>
    tokens.has(request.query.get('crmApiToken') ?? '') ? reply : [403, { code: 'CH_CLIENT_AUTH_FAILURE' }]
  const spent = new Set<unknown>()
  return {
    A1: () => {
      const crmApiToken = next('crm')
      tokens.add(crmApiToken)
      return [200, { crmApiToken }]
    },
    A2: (request) => {
      const { code } = request.body
      const isSpent = spent.has(code)
      if (tokens.has(request.query.get('crmApiToken') ?? '')) spent.add(code)
      return asked(request, isSpent ? [404, {}] : [200, { userId: 1, accessToken: 'long-term', inappToken: next('in') }])
    },
    A3: (request) => asked(request, [200, { userId: 1, inappToken: next('in') }]),
    A4: (request) => asked(request, [200, { token: next('ot') }]),
    A5: (request) => asked(request, [200]),
    A6: () => [200, { brokerPartnerId: 'P-1', brokerResult: 'ATTRIBUTED_NEW' }],
    A7: () => [200, {}],
  }
}

async function receive(request: IncomingMessage): Promise<CrmRequest> {
  const url = new URL(request.url!, 'http://crm')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return {
    ref: REFS[`${request.method} ${url.pathname}`] ?? 'unknown',
    query: url.searchParams,
    headers: request.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  }
}
