import type { JsonObject } from '../contract/json.ts'
import { METHODS, resolve } from '../contract/operation.ts'
import type { Manager, User } from '../domain/records.ts'
import type { Fault } from './fault.ts'
import type { OperationId } from './operation.ts'
import { digest } from './token-source.ts'
import type { World } from './world.ts'

type Wire = NonNullable<Fault['wire']>

/** Answers of an operation get another status. */
export function answerStatus(operation: OperationId, from: number, to: number): Wire {
  return (answer) => (answer.operation === operation && answer.status === from ? { ...answer, status: to } : answer)
}

/** The JSON of an operation's successful answers is altered on its way out. */
export function alterAnswer(operation: OperationId, alter: (body: JsonObject) => unknown): Wire {
  return (answer) => {
    if (answer.operation !== operation || answer.status >= 300 || answer.body === undefined) return answer
    return { ...answer, body: JSON.stringify(alter(JSON.parse(answer.body) as JsonObject)) }
  }
}

/** An operation's node in a copy of its document. */
export function findOperation(document: JsonObject, operationId: OperationId): JsonObject {
  for (const item of Object.values(document['paths'] as JsonObject)) {
    for (const method of METHODS) {
      const node = (item as JsonObject)[method] as JsonObject | undefined
      if (node?.['operationId'] === operationId) return node
    }
  }
  throw new Error(`the document has no operation ${operationId}`)
}

/** The operation forgets to ask for a credential. */
export function forgetSecurity(operationId: OperationId): NonNullable<Fault['contract']> {
  return (document) => {
    findOperation(document, operationId)['security'] = []
  }
}

/** The schema of an operation's body, no longer shared with others so that only this operation changes. */
export function ownBodySchema(document: JsonObject, operationId: OperationId): JsonObject {
  const operation = findOperation(document, operationId)
  const shared = operation['requestBody'] as JsonObject
  if (typeof shared['$ref'] === 'string')
    operation['requestBody'] = structuredClone(resolve(document, shared['$ref'].split('/').slice(1)).node)
  const content = ((operation['requestBody'] as JsonObject)['content'] as JsonObject)['application/json'] as JsonObject
  let schema = content['schema'] as JsonObject
  if (typeof schema['$ref'] === 'string') schema = structuredClone(resolve(document, schema['$ref'].split('/').slice(1)).node)
  content['schema'] = schema
  return schema
}

/** The operation takes bodies of any content at all. */
export function forgetBodyRules(operationId: OperationId): NonNullable<Fault['contract']> {
  return (document) => {
    const schema = ownBodySchema(document, operationId)
    for (const key of Object.keys(schema)) delete schema[key]
    schema['type'] = 'object'
  }
}

/** The operation takes bodies without these fields. */
export function makeOptional(operationId: OperationId, ...fields: string[]): NonNullable<Fault['contract']> {
  return (document) => {
    const schema = ownBodySchema(document, operationId)
    schema['required'] = (schema['required'] as string[]).filter((field) => !fields.includes(field))
  }
}

/** The operation turns away bodies without this field. */
export function makeRequired(operationId: OperationId, field: string): NonNullable<Fault['contract']> {
  return (document) => {
    const schema = ownBodySchema(document, operationId)
    schema['required'] = [...((schema['required'] as string[] | undefined) ?? []), field]
  }
}

/** A field of an operation's body has other rules than it should. */
export function redefineField(operationId: OperationId, field: string, rules: JsonObject): NonNullable<Fault['contract']> {
  return (document) => {
    const properties = ownBodySchema(document, operationId)['properties'] as JsonObject
    properties[field] = rules
  }
}

/** The operation no longer asks for a manager token by itself: whether there is one is for the fault to ask. */
export function leaveTokenToFault(operationId: OperationId): NonNullable<Fault['contract']> {
  return (document) => {
    const operation = findOperation(document, operationId)
    const token = { name: 'token', in: 'query', schema: { type: 'string' } }
    operation['security'] = []
    operation['parameters'] = [...((operation['parameters'] ?? []) as JsonObject[]), token]
  }
}

/** The manager whose token stands in a query that nobody has looked at. */
export function managerOf(world: World, query: object): Manager | undefined {
  return world.managers.get(digest(String((query as { token?: string }).token)))
}

/** What a fault has seen in a world. */
export function remember<Value>(): (world: World) => Map<string | number, Value> {
  const seen = new WeakMap<World, Map<string | number, Value>>()
  return (world) => {
    const known = seen.get(world) ?? new Map<string | number, Value>()
    seen.set(world, known)
    return known
  }
}

/** Users whom B1 creates get a nickname by another rule. */
export function nameNewUsers(
  choose: (user: User, wish: string | undefined, world: World) => string,
): NonNullable<NonNullable<Fault['operations']>['createSsoUser']> {
  return (input, world, honest) => {
    const before = world.users.size
    const answer = honest(input, world)
    const user = answer.status === 201 && answer.body ? world.users.get(answer.body.userId) : undefined
    if (user && world.users.size > before) world.users.set(user.userId, { ...user, nickname: choose(user, input.body.nickname, world) })
    return answer
  }
}

/** All schemas of a document that describe a field. */
export function schemasWith(node: unknown, field: string): JsonObject[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties } = node as { properties?: JsonObject }
  const own = properties && typeof properties === 'object' && field in properties ? [node as JsonObject] : []
  return [...own, ...Object.values(node).flatMap((child) => schemasWith(child, field))]
}

/** The parameters of an operation, as nodes of this document. */
export function parametersOf(document: JsonObject, operationId: OperationId): JsonObject[] {
  const list = (findOperation(document, operationId)['parameters'] ?? []) as JsonObject[]
  return list.map((parameter) =>
    typeof parameter['$ref'] === 'string' ? resolve(document, parameter['$ref'].split('/').slice(1)).node : parameter,
  )
}

/** The schemas of all path parameters that are logins. */
export function loginSchemas(node: unknown): JsonObject[] {
  if (typeof node !== 'object' || node === null) return []
  const { name, in: place, schema } = node as JsonObject
  const own = name === 'login' && place === 'path' ? [schema as JsonObject] : []
  return [...own, ...Object.values(node).flatMap(loginSchemas)]
}

/** A timestamp of T3, so many milliseconds later. */
export function shiftTimestamp(text: string, by: number): string {
  return new Date(Date.parse(`${text}Z`) + by).toISOString().slice(0, 23)
}
