import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { ContractOperation } from '../../contract/operation.ts'
import type { Role } from '../../contract/requirement.ts'
import type { AnyAnswer } from '../operation.ts'
import type { Simulator } from '../simulator.ts'
import type { World } from '../world.ts'
import { checkAnswer } from './check-answer.ts'
import { type EdgeDefect, edgeRequirement } from './edge-requirements.ts'
import { describeNearest } from './nearest-operation.ts'
import { runIntoTrouble } from './network-trouble.ts'
import { parseQuery } from './parse-query.ts'
import { redeemAtPlatform } from './redeem-at-platform.ts'
import { renderRefusal } from './render-refusal.ts'
import { type ServedRequest, sendAnswer } from './send-answer.ts'
import { serveOperation } from './serve-operation.ts'
import { isServed } from './served-operations.ts'
import { chooseLatency } from './wire-form.ts'

export const LARGEST_BODY = 1024 * 1024
const WORLD_PREFIX = /^\/w\/([^/?#]+)/

/** What the raw request carries on its way from the rewritten URL to its handler. */
interface Addressed {
  worldName?: string
  sentUrl?: string
}

/** One role's HTTP server: a route for each operation of its document, for all worlds. */
export function buildRoleServer(simulator: Simulator, role: Exclude<Role, 'control'>): FastifyInstance {
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    handlerTimeout: 0,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024, requireHostHeader: true, insecureHTTPParser: false },
    routerOptions: { maxParamLength: 8_192, caseSensitive: true, ignoreTrailingSlash: false, querystringParser: () => ({}) },
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    rewriteUrl: (raw) => nameWorld(raw as Addressed & { url?: string }),
  })
  server.addHook('onRequest', refuseSecondHost)
  server.removeAllContentTypeParsers()
  // Fastify remembers the parser of a type that was named, and parses the header of others each time.
  for (const type of ['application/json', '*']) {
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  }
  const operations = simulator.contract.operations.filter((operation) => operation.role === role)
  for (const operation of operations) {
    server.route({
      method: operation.method.toUpperCase() as 'GET',
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => finish(answerRequest(simulator, operation, request, reply)),
    })
  }
  const logOut = operations.find(({ id }) => id === 'logOutOfCrm')
  if (logOut) {
    server.post(logOut.path, (request, reply) => {
      const isServedByPost = findWorld(simulator, request)?.dialect['crm.logoutByPost']
      return isServedByPost ? answerRequest(simulator, logOut, request, reply) : answerUnknown(simulator, role, operations, request, reply)
    })
  }
  server.setNotFoundHandler((request, reply) => answerUnknown(simulator, role, operations, request, reply))
  server.setErrorHandler((error, request, reply) => answerError(simulator, role, error as Error & { statusCode?: number }, request, reply))
  return server
}

/** Two Host headers are a way to fool a proxy; whoever sends them is turned away. */
function refuseSecondHost(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { rawHeaders } = request.raw
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') hosts++
  }
  if (hosts < 2) {
    done()
    return
  }
  reply
    .code(400)
    .header('connection', 'close')
    .send({ error: { errorCode: 'INVALID_REQUEST', description: 'the request has two Host headers' } })
}

/** Cuts the world's prefix off the URL and remembers both. */
function nameWorld(raw: Addressed & { url?: string }): string {
  const url = raw.url ?? '/'
  raw.sentUrl = url
  const prefix = url.startsWith('/w/') ? WORLD_PREFIX.exec(url) : null
  if (!prefix) return url
  raw.worldName = prefix[1]!
  return url.slice(prefix[0].length) || '/'
}

export function findWorld(simulator: Simulator, request: FastifyRequest): World | undefined {
  return simulator.worlds.get(nameOfWorld(request))
}

function nameOfWorld(request: FastifyRequest): string {
  return (request.raw as Addressed).worldName ?? 'default'
}

/** Fastify waits for a reply that it is given, even when it is sent; what has to be waited for is a promise. */
function finish(answered: Promise<FastifyReply> | FastifyReply): Promise<FastifyReply> | undefined {
  return answered instanceof Promise ? answered : undefined
}

/** Answers at once unless something has to be waited for: promises would cost as much as all the rest. */
function answerRequest(
  simulator: Simulator,
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  const started = performance.now()
  const answer = () => answerWhenFresh(simulator, operation, { request, reply, started })
  const catchingUp = simulator.refresh(nameOfWorld(request))
  return catchingUp ? catchingUp.then(answer) : answer()
}

function answerWhenFresh(
  simulator: Simulator,
  operation: ContractOperation,
  { request, reply, started }: Pick<ServedRequest, 'request' | 'reply' | 'started'>,
): Promise<FastifyReply> | FastifyReply {
  const world = findWorld(simulator, request)
  if (!world) return sendUnknownWorld(request, reply)
  const { role } = operation
  if (!isServed(operation, world.dialect)) {
    const reason = `${operation.path} is not served in this dialect`
    return refuseAtEdge(simulator, { role, kind: 'unknown-address', reason }, request, reply)
  }
  const body = Buffer.isBuffer(request.body) ? request.body : undefined
  const served = { world, role, operation, request, reply, body, started }
  return world.networkFaults.length > 0 ? answerThroughTrouble(simulator, served) : answerServed(simulator, served)
}

type ServedOperation = ServedRequest & { operation: ContractOperation }

async function answerThroughTrouble(simulator: Simulator, served: ServedOperation): Promise<FastifyReply> {
  return (await runIntoTrouble(simulator, served)) ? served.reply : answerServed(simulator, served)
}

function answerServed(simulator: Simulator, served: ServedOperation): Promise<FastifyReply> | FastifyReply {
  const { world, operation, request, body } = served
  const rawQuery = queryOf(request)
  const { values, repeated, malformed } = parseQuery(rawQuery)
  const answer = serveOperation(simulator, world, operation, {
    path: request.params as Record<string, string>,
    query: values,
    rawQuery,
    repeatedQueryKey: repeated,
    hasMalformedQuery: malformed,
    headers: request.headers,
    contentType: request.headers['content-type'],
    body,
    address: request.ip,
  })
  return answer instanceof Promise ? answer.then((later) => deliver(served, later)) : deliver(served, answer)
}

function deliver(served: ServedOperation, answer: AnyAnswer): Promise<FastifyReply> | FastifyReply {
  const { world, operation, started } = served
  // A faulty world breaks its contract on purpose.
  if (world.faults.faults.length === 0) checkAnswer(world.faults.rules.roles[operation.role], operation, answer)
  const latency = chooseLatency(world.dialect, started)
  return latency > 0 ? setTimeout(latency).then(() => sendAnswer(served, answer)) : sendAnswer(served, answer)
}

function queryOf(request: FastifyRequest): string {
  const cut = request.url.indexOf('?')
  return cut < 0 ? '' : request.url.slice(cut + 1)
}

function sendUnknownWorld(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const name = (request.raw as Addressed).worldName
  return reply
    .code(404)
    .send({ error: { code: 'world-not-found', message: `there is no world "${name}"; POST /v1/worlds on the control surface makes one` } })
}

async function answerUnknown(
  simulator: Simulator,
  role: Role,
  operations: ContractOperation[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const world = findWorld(simulator, request)
  const redeemed = role === 'platform' && world ? await redeemAtPlatform(simulator, world, request) : undefined
  if (world && redeemed) {
    const body = Buffer.isBuffer(request.body) ? request.body : undefined
    return sendAnswer({ world, role, request, reply, body, started: performance.now() }, redeemed)
  }
  const { methods, hint } = describeNearest(operations, request.method, request.url.split('?')[0]!)
  if (methods.length === 0) return refuseAtEdge(simulator, { role, kind: 'unknown-address', reason: hint }, request, reply)
  const headers = world?.dialect['http.wrongMethodStatus'] === 405 ? { allow: methods.join(', ') } : {}
  return refuseAtEdge(simulator, { role, kind: 'wrong-method', reason: hint, headers }, request, reply)
}

/** Requests that Fastify itself turns down, such as bodies that are too large. Anything else is our own error. */
function answerError(
  simulator: Simulator,
  role: Role,
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500
  if (status < 500)
    return refuseAtEdge(simulator, { role, kind: status === 413 ? 'too-large' : 'invalid', reason: error.message }, request, reply)
  if (status !== 503) console.error(error)
  const description = status === 503 ? error.message : `Tripact failed, which is a bug: ${error.message}`
  return reply
    .code(status)
    .header('x-tripact', 'simulator')
    .send({ error: { errorCode: 'UNKNOWN_ERROR', description } })
}

interface EdgeRefusal {
  role: Role
  kind: EdgeDefect
  reason: string
  headers?: Record<string, string>
}

function refuseAtEdge(
  simulator: Simulator,
  { role, kind, reason, headers }: EdgeRefusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const world = findWorld(simulator, request)
  if (!world) return sendUnknownWorld(request, reply)
  const requirement = simulator.rules.requirements.get(edgeRequirement(kind, role))!
  const answer = renderRefusal({ requirement, reason, field: undefined }, role, world.dialect)
  const body = Buffer.isBuffer(request.body) ? request.body : undefined
  const complete = { ...answer, headers: { ...headers, ...answer.headers } }
  return sendAnswer({ world, role, request, reply, body, started: performance.now() }, complete)
}
