import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Role } from './target.ts'

type Node = Record<string, unknown>

/** Tells what is wrong with a value; nothing when it is as its schema wants it. */
export type Validator = (value: unknown) => ErrorObject[]

export interface Scheme {
  type: 'apiKey' | 'http'
  in: 'query' | 'header'
  name: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Node
}

/** One operation as its document describes it. */
export interface Operation {
  id: string
  ref: string
  role: Role
  method: string
  path: string
  parameters: Parameter[]
  schemes: Scheme[]
  requestSchema?: Node
  /** The first example of a request body. */
  example?: unknown
  /** Documented status → its schema, when it has a body. */
  responses: Map<number, Node | undefined>
  validateRequest?: Validator
  validators: Map<number, Validator>
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/** Reads the operations of one document. */
export function readOperations(role: Role, document: Node): Operation[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, schemas: [] })
  formats.default(ajv, { mode: 'fast' })
  ajv.addFormat('int64', true).addFormat('int32', true)
  ajv.addSchema({ $id: 'contract', ...document }, 'contract')
  const found: Operation[] = []
  for (const [path, item] of Object.entries((document['paths'] ?? {}) as Record<string, Node>)) {
    for (const method of METHODS) {
      const node = item[method] as Node | undefined
      if (node && !node['x-alias-of']) found.push(readOperation({ role, document, ajv, path, method, item, node }))
    }
  }
  return found
}

interface Place {
  role: Role
  document: Node
  ajv: Ajv2020
  path: string
  method: string
  item: Node
  node: Node
}

function readOperation(place: Place): Operation {
  const { role, document, ajv, path, method, item, node } = place
  const at = ['paths', path, method]
  const parameters = [...((item['parameters'] ?? []) as Node[]), ...((node['parameters'] ?? []) as Node[])]
  const request = follow(document, node['requestBody'], [...at, 'requestBody'])
  const requestContent = jsonContent(document, request)
  const responses = Object.keys((node['responses'] ?? {}) as Node).map((status) => {
    const response = follow(document, (node['responses'] as Node)[status], [...at, 'responses', status])
    return [Number(status), jsonContent(document, response)] as const
  })
  const compile = (pointer: string) => validateLater(() => ajv.compile({ $ref: `contract#${pointer}` }))
  return {
    id: String(node['operationId']),
    ref: String(node['x-ref'] ?? node['x-open'] ?? node['operationId']),
    role,
    method: method.toUpperCase(),
    path,
    parameters: parameters.map((parameter) => follow(document, parameter, []).node as unknown as Parameter),
    schemes: readSchemes(document, node),
    ...(requestContent && { requestSchema: requestContent.schema, validateRequest: compile(requestContent.pointer) }),
    ...(requestContent?.example !== undefined && { example: requestContent.example }),
    responses: new Map(responses.map(([status, content]) => [status, content?.schema])),
    validators: new Map(responses.flatMap(([status, content]) => (content ? [[status, compile(content.pointer)]] : []))),
  }
}

/** Most schemas are never needed in a run, so each is compiled when it is. */
function validateLater(compile: () => ValidateFunction): Validator {
  let validate: ValidateFunction | undefined
  return (value) => {
    validate ??= compile()
    return validate(value) ? [] : (validate.errors ?? [])
  }
}

function readSchemes(document: Node, operation: Node): Scheme[] {
  const wanted = (operation['security'] ?? document['security'] ?? []) as Node[]
  const schemes = ((document['components'] as Node | undefined)?.['securitySchemes'] ?? {}) as Record<string, Node>
  return wanted
    .flatMap((alternative) => Object.keys(alternative))
    .map((name) => {
      const scheme = schemes[name] ?? {}
      if (scheme['type'] === 'http') return { type: 'http', in: 'header', name: 'authorization' }
      return { type: 'apiKey', in: scheme['in'] as 'query' | 'header', name: String(scheme['name']) }
    })
}

/** Follows `$ref`s; tells the node and where it really stands. */
function follow(document: Node, start: unknown, place: string[]): { node: Node; place: string[] } {
  let node = start as Node | undefined
  let at = place
  while (typeof node?.['$ref'] === 'string') {
    at = node['$ref']
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    node = at.reduce((current: unknown, key) => (current as Node | undefined)?.[key], document) as Node | undefined
  }
  return { node: node ?? {}, place: at }
}

function jsonContent(
  document: Node,
  found: { node: Node; place: string[] },
): { schema: Node; pointer: string; example?: unknown } | undefined {
  const content = (found.node['content'] as Record<string, Node> | undefined)?.['application/json']
  if (!content?.['schema']) return undefined
  const examples = Object.values((content['examples'] ?? {}) as Node)
  const example = examples.length > 0 ? follow(document, examples[0], []).node['value'] : content['example']
  const escaped = [...found.place, 'content', 'application/json', 'schema'].map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))
  return { schema: content['schema'] as Node, pointer: `/${escaped.map(encodeURIComponent).join('/')}`, example }
}
