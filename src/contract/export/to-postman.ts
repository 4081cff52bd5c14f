import { follow, isObject, type Json, type JsonObject } from '../json.ts'
import type { Contract } from '../load-contract.ts'
import { type ContractOperation, resolve } from '../operation.ts'
import type { Role } from '../requirement.ts'

const BASES: Record<Role, string> = { platform: 'host_url', crm: 'crm_url', adapter: 'adapter_url', control: 'control_url' }

/** A Postman collection (v2.1) with one request for each operation, filled with the document's own examples. */
export function toPostman(contract: Contract, roles: Role[]): unknown {
  const folders = roles.map((role) => ({
    name: role,
    item: contract.operations
      .filter((operation) => operation.role === role && !operation.aliasOf)
      .map((operation) => describeRequest(contract.documents[role], operation)),
  }))
  const variables = roles.map((role) => ({ key: BASES[role], value: defaultAddress(contract.documents[role], BASES[role]) }))
  const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'
  return { info: { name: 'Tripact contract', schema }, item: folders, variable: [...variables, { key: 'credential', value: '' }] }
}

function defaultAddress(document: JsonObject, variable: string): string {
  return String(follow(document, `/servers/0/variables/${variable}/default`) ?? '')
}

function describeRequest(document: JsonObject, operation: ContractOperation): unknown {
  const [scheme] = operation.security
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, pointer, required }) => ({ key: name, value: exampleOf(document, pointer), disabled: !required }))
  const credential = scheme?.in === 'query' ? [{ key: scheme.key, value: '{{credential}}', disabled: false }] : []
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const body = exampleBody(document, operation)
  return {
    name: `${operation.ref} ${operation.summary}`,
    request: {
      method: operation.method.toUpperCase(),
      header: [
        { key: 'Accept', value: 'application/json' },
        ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
        ...(scheme?.in === 'header' ? [{ key: 'Authorization', value: `${scheme.prefix}{{credential}}` }] : []),
      ],
      url: {
        raw: `{{${BASES[operation.role]}}}${path}`,
        host: [`{{${BASES[operation.role]}}}`],
        path: path.split('/').slice(1),
        query: [...query, ...credential],
      },
      ...(body !== undefined && { body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } } }),
    },
  }
}

function exampleOf(document: JsonObject, schemaPointer: string): string {
  const parameter = follow(document, schemaPointer.replace(/\/schema$/, ''))
  return isObject(parameter) && parameter['example'] !== undefined ? String(parameter['example']) : ''
}

function exampleBody(document: JsonObject, operation: ContractOperation): Json | undefined {
  if (!operation.body) return undefined
  const examples = follow(document, `${operation.body.pointer.replace(/\/schema$/, '')}/examples`)
  const [first] = isObject(examples) ? Object.entries(examples) : []
  if (!first) return undefined
  const content = operation.body.pointer.replace(/\/schema$/, '')
  return resolve(document, [...content.split('/').slice(1).map(unescapeKey), 'examples', first[0]]).node['value']
}

function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~')
}
