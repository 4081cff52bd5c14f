import { follow, fromPointer, isObject, type Json, type JsonObject, toPointer } from './json.ts'
import type { Requirement, Role } from './requirement.ts'

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const
export type Method = (typeof METHODS)[number]

/** Where a credential travels. */
export type Scheme = { name: string; in: 'query' | 'header'; key: string; prefix: '' | 'Bearer ' }

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonObject
  pointer: string
}

/** One endpoint of a role, as its document describes it. */
export interface ContractOperation {
  id: string
  ref: string
  role: Role
  method: Method
  path: string
  summary: string
  parameters: Parameter[]
  /** Parameters that must come together: name → names. */
  dependentParameters: Record<string, string[]>
  /** `decimals` are the fields whose decimal text matters, because a double may not hold it exactly. */
  body?: { required: boolean; pointer: string; decimals: string[] }
  /** Documented status → pointer of its JSON schema, when it has a body. */
  responses: Map<number, string | undefined>
  /** Alternatives; an empty list of alternatives means that no credential is needed. */
  security: Scheme[]
  requirements: Requirement[]
  readsOnly: boolean
  aliasOf?: string
  open?: string
}

/** Reads every operation of a document; `$ref`s must have been checked before. */
export function readOperations(document: JsonObject, role: Role): ContractOperation[] {
  const found: ContractOperation[] = []
  for (const [path, item] of Object.entries((document['paths'] ?? {}) as JsonObject)) {
    for (const method of METHODS) {
      const node = isObject(item) ? item[method] : undefined
      if (isObject(node)) found.push(readOperation(document, role, path, method, node))
    }
  }
  return found.map((operation) => (operation.aliasOf ? completeAlias(operation, found) : operation))
}

function readOperation(document: JsonObject, role: Role, path: string, method: Method, node: JsonObject): ContractOperation {
  const here = ['paths', path, method]
  const body = readBody(document, here, node)
  return {
    id: String(node['operationId']),
    ref: String(node['x-ref'] ?? node['x-alias-of'] ?? node['x-open'] ?? ''),
    role,
    method,
    path,
    summary: String(node['summary'] ?? ''),
    parameters: [...readParameters(document, ['paths', path]), ...readParameters(document, here)],
    dependentParameters: (node['x-dependent-parameters'] ?? {}) as Record<string, string[]>,
    ...(body && { body }),
    responses: readResponses(document, here, node),
    security: readSecurity(document, node),
    requirements: [],
    readsOnly: method === 'get' || node['x-reads-only'] === true,
    ...(typeof node['x-alias-of'] === 'string' && { aliasOf: node['x-alias-of'] }),
    ...(typeof node['x-open'] === 'string' && { open: node['x-open'] }),
  }
}

function completeAlias(alias: ContractOperation, all: ContractOperation[]): ContractOperation {
  const original = all.find((operation) => operation.ref === alias.aliasOf && !operation.aliasOf)
  if (!original) return alias
  return { ...original, path: alias.path, aliasOf: original.ref }
}

/** Follows `$ref`s until something real stands there; also tells where that is. */
export function resolve(document: JsonObject, keys: (string | number)[]): { node: JsonObject; pointer: string } {
  let pointer = toPointer(keys)
  let node = follow(document, pointer)
  while (isObject(node) && typeof node['$ref'] === 'string') {
    pointer = node['$ref'].slice(1)
    node = follow(document, pointer)
  }
  return { node: isObject(node) ? node : {}, pointer }
}

function readParameters(document: JsonObject, place: string[]): Parameter[] {
  const list = follow(document, toPointer([...place, 'parameters']))
  if (!Array.isArray(list)) return []
  return list.map((_, index) => {
    const { node, pointer } = resolve(document, [...place, 'parameters', index])
    const where = node['in'] as Parameter['in']
    const schema = resolve(document, [...fromPointer(pointer), 'schema']).node
    return { name: String(node['name']), in: where, required: node['required'] === true, schema, pointer: `${pointer}/schema` }
  })
}

function readBody(document: JsonObject, place: string[], operation: JsonObject): ContractOperation['body'] {
  if (!isObject(operation['requestBody'])) return undefined
  const { node, pointer } = resolve(document, [...place, 'requestBody'])
  const schemaPointer = `${pointer}/content/application~1json/schema`
  const schema = resolve(document, fromPointer(schemaPointer))
  const properties = Object.keys((schema.node['properties'] ?? {}) as JsonObject)
  const decimals = properties.filter(
    (name) => resolve(document, [...fromPointer(schema.pointer), 'properties', name]).node['x-decimals'] !== undefined,
  )
  return { required: node['required'] === true, pointer: schemaPointer, decimals }
}

function readResponses(document: JsonObject, place: string[], operation: JsonObject): Map<number, string | undefined> {
  const responses = new Map<number, string | undefined>()
  for (const status of Object.keys((operation['responses'] ?? {}) as JsonObject)) {
    const { node, pointer } = resolve(document, [...place, 'responses', status])
    const hasBody = follow(node as Json, '/content/application~1json/schema') !== undefined
    responses.set(Number(status), hasBody ? `${pointer}/content/application~1json/schema` : undefined)
  }
  return responses
}

function readSecurity(document: JsonObject, operation: JsonObject): Scheme[] {
  const alternatives = (operation['security'] ?? document['security'] ?? []) as JsonObject[]
  if (alternatives.some((alternative) => Object.keys(alternative).length === 0)) return []
  return alternatives
    .flatMap((alternative) => Object.keys(alternative))
    .map((name) => {
      const { node } = resolve(document, ['components', 'securitySchemes', name])
      if (node['type'] === 'http') return { name, in: 'header', key: 'authorization', prefix: 'Bearer ' }
      const where = node['in'] === 'query' ? 'query' : 'header'
      return { name, in: where, key: where === 'header' ? String(node['name']).toLowerCase() : String(node['name']), prefix: '' }
    })
}
