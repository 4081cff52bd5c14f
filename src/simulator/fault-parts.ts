import type { JsonObject } from '../contract/json.ts'
import { METHODS, resolve } from '../contract/operation.ts'
import type { Fault } from './fault.ts'
import type { OperationId } from './operation.ts'

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
