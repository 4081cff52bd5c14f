import type { Extras } from './client-types.ts'
import type { Contract } from './contract.ts'
import type { Answer, Exchange, Pairs } from './exchange.ts'
import type { Outgoing } from './http.ts'
import { parseExact, stringifyExact } from './json.ts'
import type { Operation, Scheme } from './operation.ts'
import type { Role, Target } from './target.ts'

export interface AnyInput extends Extras {
  malformed?: boolean
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  rawBody?: string | Buffer
  method?: string
  rawPath?: string
}

export interface ClientParts {
  role: Role
  target: Target
  contract: Contract
  /** The credential that this scheme usually carries. */
  usual(operation: Operation, scheme: Scheme): Promise<string | undefined>
  wrong(): string
  send(request: Outgoing): Promise<Exchange>
  /** Told of every credential that a check makes up: it may be almost a secret. */
  keepSecret(credential: string): void
  judge(operation: Operation, input: AnyInput, answer: Answer): void
}

/** Makes a client of a role: `client[operationId](input)`, for every operation of its document. */
export function makeClient<Typed>(parts: ClientParts): Typed {
  const call = (id: string, input: AnyInput = {}) => {
    const operation = parts.contract.operations.get(id)
    if (!operation || operation.role !== parts.role) throw new Error(`openapi/${parts.role}.yaml has no operation "${id}"`)
    return callOperation(parts, operation, input)
  }
  const methods = [...parts.contract.operations.values()].filter((operation) => operation.role === parts.role)
  const client = Object.fromEntries(methods.map(({ id }) => [id, (input?: AnyInput) => call(id, input)]))
  return { ...client, call } as Typed
}

async function callOperation(parts: ClientParts, operation: Operation, input: AnyInput): Promise<Answer> {
  const credential = await readCredential(parts, operation, input)
  const body = input.rawBody ?? (input.body === undefined ? undefined : stringifyExact(input.body))
  const exchange = await parts.send({
    method: input.method ?? operation.method,
    url: buildUrl(parts.target, operation, input, credential.query),
    headers: buildHeaders(input, credential.headers, body !== undefined),
    ...(body !== undefined && { body }),
    to: parts.role,
    operation: operation.id,
    ...(input.timeoutMs && { timeoutMs: input.timeoutMs }),
  })
  const answer = toAnswer(exchange)
  parts.judge(operation, input, answer)
  return answer
}

async function readCredential(parts: ClientParts, operation: Operation, input: AnyInput): Promise<{ query: Pairs; headers: Pairs }> {
  const none = { query: [], headers: [] }
  const scheme = operation.schemes[0]
  const { credential = 'usual' } = input
  if (!scheme || credential === 'none') return none
  const value = await credentialValue(parts, operation, scheme, credential)
  if (value === undefined) return none
  if (scheme.in === 'query') return { query: [[scheme.name, value]], headers: [] }
  return { query: [], headers: [[scheme.name.toLowerCase(), scheme.type === 'http' ? `Bearer ${value}` : value]] }
}

function credentialValue(
  parts: ClientParts,
  operation: Operation,
  scheme: Scheme,
  credential: NonNullable<Extras['credential']>,
): Promise<string | undefined> | string | undefined {
  if (credential === 'wrong') return parts.wrong()
  if (credential === 'withoutAuthPermission') return parts.target.credentials.managerTokenWithoutAuthPermission
  if (typeof credential === 'object') {
    parts.keepSecret(credential.value)
    return credential.value
  }
  return parts.usual(operation, scheme)
}

function buildUrl(target: Target, operation: Operation, input: AnyInput, credentials: Pairs): string {
  if (input.rawPath !== undefined) return `${target.url}${input.rawPath}`
  const base = fixedUrl(target, operation) ?? `${target.url}${fillPath(operation.path, input.path ?? {})}`
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
  const pairs = [...credentials, ...given.map(([name, value]) => [name, String(value)]), ...(input.extraQuery ?? [])] as Pairs
  if (pairs.length === 0) return base
  const query = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')
  return `${base}${base.includes('?') ? '&' : '?'}${query}`
}

/** The two callbacks of a CRM have whole addresses of their own, used as given. */
function fixedUrl(target: Target, operation: Operation): string | undefined {
  if (operation.id === 'attributeUser') return target.attributionUrl
  if (operation.id === 'registerUser') return target.registrationUrl
  return undefined
}

function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
}

function buildHeaders(input: AnyInput, credentials: Pairs, hasBody: boolean): Pairs {
  const headers = new Map<string, string>([['accept', 'application/json'], ...credentials])
  if (hasBody) headers.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value === undefined) headers.delete(name.toLowerCase())
    else headers.set(name.toLowerCase(), value)
  }
  return [...headers]
}

/** Reads an exchange as a check wants to see it. */
export function toAnswer(exchange: Exchange): Answer {
  const response = exchange.response ?? { status: 0, headers: [], body: Buffer.alloc(0) }
  const text = response.body.toString('utf8')
  const json = parseOrUndefined(text)
  const headers = new Headers()
  for (const [name, value] of response.headers) headers.append(name, value)
  const body = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  return { status: response.status, headers, body, json, text, ms: Math.round(exchange.receivedAt - exchange.sentAt), exchange }
}

export function parseOrUndefined(text: string): unknown {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}
