import { fromPointer, isObject, type JsonObject } from '../../contract/json.ts'
import { type ContractOperation, resolve } from '../../contract/operation.ts'
import type { Role } from '../../contract/requirement.ts'
import type { Fault, WireAnswer } from '../fault.ts'
import type { ReceivedRequest } from '../http/serve-operation.ts'
import type { OperationId } from '../operation.ts'
import type { World } from '../world.ts'

type Requests = NonNullable<Fault['requests']>

type Wire = NonNullable<Fault['wire']>

/** The body of a request as JSON; undefined when it is none. */
export function jsonOf({ body }: ReceivedRequest): unknown {
  return parseOrUndefined(body?.toString('utf8') ?? '')
}

export function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The same request with another text for its body. */
export function withBody(request: ReceivedRequest, text: string): ReceivedRequest {
  return { ...request, body: Buffer.from(text) }
}

/** The texts of a role's bodies are read in another way. */
export function rereadBody(role: Role, reread: (text: string) => string): Requests {
  return (request, operation) => {
    if (operation.role !== role || !request.body?.length || !operation.body) return request
    const text = request.body.toString('utf8')
    const reading = reread(text)
    return reading === text ? request : withBody(request, reading)
  }
}

/** A body that is at fault makes the role fail instead of refusing it. */
export function failOn(role: Role, isAtFault: (body: unknown, text: string) => boolean, status = 500): Requests {
  return (request, operation) => {
    if (operation.role !== role || !operation.body) return request
    return isAtFault(jsonOf(request), request.body?.toString('utf8') ?? '') ? { status } : request
  }
}

/** True when some field of a body, however deep, has such a value. */
export function someValue(body: unknown, isMeant: (value: unknown) => boolean): boolean {
  const waiting = [body]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (isMeant(node)) return true
    if (typeof node === 'object' && node !== null) waiting.push(...Object.values(node))
  }
  return false
}

/** How deep the brackets of a text are nested. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const character of text) {
    if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth--
  }
  return deepest
}

/** The schemas of the fields that an operation's body may have, by name. */
export function bodyFields(operation: ContractOperation, world: World): JsonObject {
  const { document } = world.faults.rules.roles[operation.role]
  return operation.body ? fieldsAt(document, fromPointer(operation.body.pointer)) : {}
}

/** Refusals that a requirement brought about are altered on their way out. */
export function alterRefusal(requirements: string[], alter: (answer: WireAnswer, world: World) => WireAnswer): Wire {
  return (answer, world) => (requirements.includes(answer.headers['x-tripact-requirement'] ?? '') ? alter(answer, world) : answer)
}

/** An answer whose body is a page, or any other text that is no JSON. */
export function asText(answer: WireAnswer, type: string, body: string): WireAnswer {
  return { ...answer, headers: { ...answer.headers, 'content-type': type }, body }
}

/** After so many calls in a row, an operation answers what the call before was to get. */
export function answerNeighbour(operation: OperationId, after = 2): Wire {
  const rows = new WeakMap<World, { length: number; last: WireAnswer | undefined }>()
  return (answer, world) => {
    const row = rows.get(world) ?? { length: 0, last: undefined }
    rows.set(world, answer.operation === operation ? { length: row.length + 1, last: answer } : { length: 0, last: undefined })
    return answer.operation === operation && row.last && row.length >= after ? row.last : answer
  }
}

export function isInteger(schema: unknown): boolean {
  return isObject(schema as JsonObject) && [(schema as JsonObject)['type']].flat().includes('integer')
}

export function isNumeral(value: unknown): boolean {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value)
}

function fieldsAt(document: JsonObject, place: (string | number)[]): JsonObject {
  const { node, pointer } = resolve(document, place)
  const here = fromPointer(pointer)
  const own = Object.keys((node['properties'] ?? {}) as JsonObject)
  const parts = Array.isArray(node['allOf']) ? node['allOf'] : []
  return {
    ...Object.fromEntries(own.map((name) => [name, resolve(document, [...here, 'properties', name]).node])),
    ...Object.assign({}, ...parts.map((_, index) => fieldsAt(document, [...here, 'allOf', index]))),
  }
}
