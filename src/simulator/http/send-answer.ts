import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContractOperation } from '../../contract/operation.ts'
import type { Role } from '../../contract/requirement.ts'
import { type Exchange, LARGEST_KEPT_BODY, type Party, SentText } from '../exchange-log.ts'
import { CUT, type WireAnswer } from '../fault.ts'
import type { AnyAnswer } from '../operation.ts'
import { COURIER_HEADER, COURIER_SECRET } from '../outgoing/courier-secret.ts'
import { isSameSecret } from '../token-source.ts'
import type { World } from '../world.ts'
import { streamPieces } from './stream-pieces.ts'
import { spellHeaders, writeBody } from './wire-form.ts'

/** Everything about a request that its answer and its record need. */
export interface ServedRequest {
  world: World
  role: Role
  /** None when no operation fits the request. */
  operation?: ContractOperation
  request: FastifyRequest
  reply: FastifyReply
  body: Buffer | undefined
  started: number
}

const NOTHING = Buffer.alloc(0)

/** Serialises the answer, lets the dialect and the faults of the world alter it on the wire, records the exchange, and sends it. */
export function sendAnswer(served: ServedRequest, answer: AnyAnswer): FastifyReply {
  const { world, operation, reply } = served
  const { dialect } = world
  if (answer.pieces) return streamAnswer(served, answer, answer.pieces)
  const written = writeBody(answer, dialect)
  const own = written ? { 'content-type': written.type, 'x-tripact': 'simulator' } : { 'x-tripact': 'simulator' }
  const headers = answer.headers ? { ...own, ...answer.headers } : own
  let wire: WireAnswer = { operation: operation?.id ?? '', status: answer.status, headers, body: written?.text }
  for (const alter of world.faults.wire) wire = alter(wire, world)
  if (wire.status <= CUT) return keepSilent(served, wire.status)
  const spelled = spellHeaders(wire.headers, dialect)
  record(served, { requirement: answer.requirement, response: new SentText(wire.status, spelled, wire.body ?? '') })
  if (wire.body === undefined || wire.status === 204) return reply.code(wire.status).headers(spelled).send(wire.body)
  if (dialect['wire.chunked'])
    return reply
      .code(wire.status)
      .headers(spelled)
      .send(Readable.from(inTwo(Buffer.from(wire.body))))
  return sendText(reply, wire.status, spelled, wire.body)
}

/** Past Fastify, which would parse the content type again and spell all names in small letters. Text goes out in one piece with the head. */
function sendText(reply: FastifyReply, status: number, headers: Record<string, string>, text: string): FastifyReply {
  const length = Buffer.byteLength(text)
  reply.raw.writeHead(status, { ...headers, 'content-length': length })
  // Nothing but ASCII is the same in both, and Latin-1 needs no conversion.
  reply.raw.end(text, length === text.length ? 'latin1' : 'utf8')
  return reply
}

function inTwo(bytes: Buffer): Buffer[] {
  return [bytes.subarray(0, 1), bytes.subarray(1)]
}

function streamAnswer(served: ServedRequest, answer: AnyAnswer, pieces: Iterable<string>): FastifyReply {
  served.reply.code(answer.status).headers({ 'content-type': 'application/json; charset=utf-8', 'x-tripact': 'simulator' })
  return served.reply.send(Readable.from(recordChunks(served, answer, streamPieces(pieces))))
}

/** Passes chunks on and keeps the first of them for the record, which is made when the last one is sent. */
async function* recordChunks(served: ServedRequest, answer: AnyAnswer, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const kept: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of chunks) {
      if (size < LARGEST_KEPT_BODY) kept.push(chunk)
      size += chunk.length
      yield chunk
    }
  } finally {
    const body = Buffer.concat(kept).subarray(0, LARGEST_KEPT_BODY)
    const response = { status: served.reply.statusCode, headers: headersOf(served.reply), body }
    record(served, { requirement: answer.requirement, response: body.length < size ? { ...response, truncatedFrom: size } : response })
  }
}

/** What a record tells of an answer; without a response there was none. */
interface Recorded {
  requirement?: string | undefined
  response?: Exchange['response']
  error?: string
}

/** A fault answers nothing at all. */
function keepSilent(served: ServedRequest, status: number): FastifyReply {
  recordCut(served, 'nothing was answered, by a fault')
  served.reply.hijack()
  if (status === CUT) served.request.raw.socket.destroy()
  return served.reply
}

/** Records a call whose connection was cut. */
export function recordCut(served: ServedRequest, error: string): void {
  record(served, { error })
}

function record({ world, role, operation, request, body, started }: ServedRequest, answer: Recorded): void {
  // The platform's own calls are recorded where they are made.
  if (isOwnCourier(request.headers[COURIER_HEADER])) return
  const { requirement, response, error } = answer
  const exchange: Omit<Exchange, 'n'> = {
    at: world.clock.now(),
    ms: performance.now() - started,
    from: role === 'crm' ? 'platform' : 'client',
    to: role as Party,
    request: { method: request.method, url: request.originalUrl, headers: request.raw.rawHeaders, body: body ?? NOTHING },
  }
  if (operation) exchange.operation = operation.id
  if (response) exchange.response = response
  if (error !== undefined) exchange.error = error
  if (requirement !== undefined) exchange.refusedBy = requirement
  world.exchanges.add(exchange)
}

function isOwnCourier(secret: string | string[] | undefined): boolean {
  return typeof secret === 'string' && isSameSecret(secret, COURIER_SECRET)
}

function headersOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
}
