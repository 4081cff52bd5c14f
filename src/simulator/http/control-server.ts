import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { ContractOperation } from '../../contract/operation.ts'
import { Refusal } from '../../domain/refusal.ts'
import { globalCalls, worldCalls } from '../control/calls.ts'
import type { ControlAnswer, ControlContext } from '../control/control-call.ts'
import type { AnyInput } from '../operation.ts'
import { digest } from '../token-source.ts'
import type { World } from '../world.ts'
import { checkAnswer } from './check-answer.ts'
import { describeNearest } from './nearest-operation.ts'
import { parseQuery } from './parse-query.ts'
import { renderRefusal } from './render-refusal.ts'
import { type RequestDefect, readRequest } from './validate-request.ts'

const LARGEST_SNAPSHOT = 1024 * 1024 * 1024
const LOOPBACK_HOSTS = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** The control surface, on its own port: worlds, time, people, faults, and everything that happened. */
export function buildControlServer(context: ControlContext, token: string | undefined): FastifyInstance {
  const server = Fastify({
    bodyLimit: LARGEST_SNAPSHOT,
    requestTimeout: 60_000,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 1024 },
  })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.addHook('onRequest', async (request, reply) => guard(request, reply, token))
  const operations = context.simulator.contract.operations.filter((operation) => operation.role === 'control')
  for (const operation of operations) {
    server.route({
      method: operation.method.toUpperCase() as 'GET',
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => send(reply, await answer(context, operation, request)),
    })
  }
  server.setNotFoundHandler((request, reply) => {
    const { methods, hint } = describeNearest(operations, request.method, request.url.split('?')[0]!)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return tell(reply, methods.length > 0 ? 405 : 404, 'no-such-call', hint)
  })
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 503) return tell(reply, 503, 'journal-unavailable', error.message)
    if (status >= 500) console.error(error)
    return tell(reply, status, status >= 500 ? 'our-error' : 'invalid-request', error.message)
  })
  return server
}

/** Only those who hold the token may control, and no page of a browser by way of a name that it rebinds. */
async function guard(request: FastifyRequest, reply: FastifyReply, token: string | undefined): Promise<void> {
  if (token !== undefined) {
    if (request.url === '/health' || holdsToken(request.headers.authorization, token)) return
    await tell(reply, 401, 'token-required', 'send the control token: Authorization: Bearer <token>')
    return
  }
  if (!LOOPBACK_HOSTS.test(request.headers.host ?? '')) {
    await tell(reply, 403, 'host-not-allowed', `the Host header "${request.headers.host ?? ''}" is not a loopback name`)
  }
}

function holdsToken(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(Buffer.from(digest(authorization ?? '')), Buffer.from(digest(`Bearer ${token}`)))
}

async function answer(context: ControlContext, operation: ContractOperation, request: FastifyRequest): Promise<ControlAnswer> {
  const { simulator } = context
  const rules = simulator.rules.roles.control
  const name = (request.params as { name?: string }).name
  await simulator.refresh(name)
  const world = name === undefined ? undefined : simulator.worlds.get(name)
  if (name !== undefined && !world) return notFound(simulator.rules.requirements.get('K4-2')!, name, context)
  const input = readInput(operation, rules.validators, request)
  if ('defect' in input) return refuseDefect(context, operation, input.defect)
  try {
    const found = await dispatch(context, operation, world, input, request)
    if (!found.stream && found.contentType === undefined) checkAnswer(rules, operation, found)
    return found
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const requirement = simulator.rules.requirements.get(error.requirement)!
    return renderRefusal({ requirement, reason: error.message, field: error.field }, 'control', simulator.defaultDialect)
  }
}

function notFound(
  requirement: Parameters<typeof renderRefusal>[0]['requirement'],
  name: string,
  { simulator }: ControlContext,
): ControlAnswer {
  return renderRefusal({ requirement, reason: `there is no world "${name}"`, field: undefined }, 'control', simulator.defaultDialect)
}

function readInput(
  operation: ContractOperation,
  validators: Parameters<typeof readRequest>[1],
  request: FastifyRequest,
): AnyInput | { defect: RequestDefect } {
  const cut = request.url.indexOf('?')
  const query = parseQuery(cut < 0 ? '' : request.url.slice(cut + 1))
  if (query.repeated !== undefined) return { defect: { pointer: `/query/${query.repeated}`, reason: 'is given twice' } }
  const read = readRequest(operation, validators, {
    path: request.params as Record<string, string>,
    query: query.values,
    contentType: request.headers['content-type'],
    body: Buffer.isBuffer(request.body) ? request.body : undefined,
  })
  if ('defect' in read) return read
  return { ...read, caller: {} }
}

/** Calls that orchestrate stand in the tables; all others are operations like those of the roles. */
async function dispatch(
  context: ControlContext,
  operation: ContractOperation,
  world: World | undefined,
  input: AnyInput,
  { headers }: FastifyRequest,
): Promise<ControlAnswer> {
  const globalCall = globalCalls[operation.id]
  if (globalCall) return globalCall(context, input)
  if (!world) throw new Error(`${operation.id} needs a world`)
  const worldCall = worldCalls[operation.id]
  if (worldCall) return worldCall(context, world, input, headers)
  return operation.readsOnly ? context.simulator.read(world, operation.id, input) : context.simulator.perform(world, operation.id, input)
}

function refuseDefect({ simulator }: ControlContext, operation: ContractOperation, defect: RequestDefect): ControlAnswer {
  const rows = operation.requirements.filter((row) => row.on === 'invalid')
  const requirement =
    rows.find((row) => row.at?.includes(defect.pointer)) ?? rows.find((row) => !row.at) ?? simulator.rules.requirements.get('K3-7')!
  const field = defect.pointer
    .replace(/^\/body\/?/, '')
    .replace(/^\//, '')
    .replaceAll('/', '.')
  return renderRefusal({ requirement, reason: defect.reason, field: field || 'body' }, 'control', simulator.defaultDialect)
}

function send(reply: FastifyReply, { status, headers, body, pieces: _, stream, contentType }: ControlAnswer): FastifyReply {
  reply.code(status).headers({ ...headers, 'x-tripact': 'simulator' })
  if (stream) {
    reply.header('content-type', contentType ?? 'application/json').send(stream)
    // Whoever follows a stream learns at once that it is open, though nothing may happen for a while.
    reply.raw.flushHeaders()
    return reply
  }
  if (contentType !== undefined) return reply.header('content-type', contentType).send(body)
  return body === undefined ? reply.send() : reply.header('content-type', 'application/json').send(Buffer.from(JSON.stringify(body)))
}

function tell(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ error: { code, message } })
}
