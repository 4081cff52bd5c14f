import type { JsonObject } from '../../contract/json.ts'
import { METHODS, resolve } from '../../contract/operation.ts'
import type { Fault } from '../fault.ts'
import type { OperationId } from '../operation.ts'

type ContractChange = NonNullable<Fault['contract']>

type Contract = NonNullable<Fault['contract']>

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

/** The operation asks for a credential of another kind. */
export function askForCredential(operationId: OperationId, scheme: string): ContractChange {
  return (document) => {
    findOperation(document, operationId)['security'] = [{ [scheme]: [] }]
  }
}

/** The parameters of an operation, no longer shared with others so that only this operation changes. */
export function ownParameters(document: JsonObject, operationId: OperationId): JsonObject[] {
  const operation = findOperation(document, operationId)
  const own = (operation['parameters'] as JsonObject[]).map((parameter) =>
    structuredClone(typeof parameter['$ref'] === 'string' ? resolve(document, parameter['$ref'].split('/').slice(1)).node : parameter),
  )
  operation['parameters'] = own
  return own
}

/** The integers among an operation's parameters may be any text, and arrive as text. */
export function takeAnyNumerals(operationId: OperationId): Contract {
  return (document) => {
    for (const { schema } of ownParameters(document, operationId) as { schema: JsonObject }[]) {
      if (schema['type'] === 'integer') Object.assign(schema, { type: ['integer', 'string'] })
    }
  }
}

/** A parameter of an operation can be left out. */
export function makeParameterOptional(operationId: OperationId, name: string): Contract {
  return (document) => {
    for (const parameter of ownParameters(document, operationId)) if (parameter['name'] === name) parameter['required'] = false
  }
}

/** The schema of a ribbon in the body of B16. */
export function ribbonSchema(document: JsonObject): JsonObject {
  const rules = (ownBodySchema(document, 'setInAppControls')['properties'] as JsonObject)['rules'] as JsonObject
  const list = (rules['properties'] as JsonObject)['ribbons'] as JsonObject
  const { $ref } = list['items'] as { $ref: string }
  const own = structuredClone(resolve(document, $ref.split('/').slice(1)).node)
  list['items'] = own
  return own
}

/** The operation may answer one more status. */
export function allowStatus(operationId: OperationId, status: number): Contract {
  return (document) => {
    ;(findOperation(document, operationId)['responses'] as JsonObject)[status] = { description: 'Done' }
  }
}

/** What parseInt makes of a parameter: 12x is 12. */
export function parsePrefix(value: unknown): number | undefined {
  return value === undefined ? undefined : Number.parseInt(String(value), 10)
}

/** The integer that a parameter stands for; undefined where it is none. */
export function readNumeral(value: unknown): number | undefined {
  return /^-?\d+$/.test(String(value)) ? Number(value) : undefined
}
