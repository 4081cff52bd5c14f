import { isUtf8 } from 'node:buffer'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Dialect } from '../../contract/dialect.ts'
import type { ContractOperation } from '../../contract/operation.ts'
import type { Validators } from '../../contract/validators.ts'
import { convertParameter } from './convert-parameter.ts'
import { fitsLeniently } from './dispensable-fields.ts'
import type { EdgeDefect } from './edge-requirements.ts'
import { inspectJson } from './inspect-json.ts'

/** What is wrong with a request: where (/body/email) and why. */
export interface RequestDefect {
  pointer: string
  reason: string
  /** Set when not the operation's own row but one about HTTP itself turns the request down. */
  kind?: EdgeDefect
  /** Nothing is there at all, so rows about a wrong value do not apply. */
  isMissing?: boolean
}

export interface ReadRequest {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** Source text of decimal numbers, which a double may not hold exactly. */
  exact: Record<string, string>
}

/** Where a platform is known to be lenient; strict unless a dialect says otherwise. */
type Leniency = Pick<
  Dialect,
  'http.coerceStringsToNumbers' | 'http.rejectDuplicateKeys' | 'traders.strictCreate' | 'traders.halfDealWindow'
>
const STRICT: Leniency = {
  'http.coerceStringsToNumbers': false,
  'http.rejectDuplicateKeys': true,
  'traders.strictCreate': true,
  'traders.halfDealWindow': 'reject',
}

/** Inputs are kept by the journal, so what is empty is shared. */
const NOTHING: Record<string, never> = Object.freeze({})

export interface RawRequest {
  path: Record<string, string>
  query: Record<string, string>
  contentType: string | undefined
  body: Buffer | undefined
}

/** Converts and validates one request, or tells the first thing that is wrong with it. */
export function readRequest(
  operation: ContractOperation,
  validators: Validators,
  raw: RawRequest,
  leniency: Leniency = STRICT,
): ReadRequest | { defect: RequestDefect } {
  const hasParameters = operation.parameters.length > 0
  const path: Record<string, unknown> = hasParameters ? {} : NOTHING
  const query: Record<string, unknown> = hasParameters ? {} : NOTHING
  for (const parameter of operation.parameters) {
    if (parameter.in === 'header') continue
    const text = parameter.in === 'path' ? raw.path[parameter.name] : raw.query[parameter.name]
    const pointer = `/${parameter.in}/${parameter.name}`
    if (text === undefined) {
      if (parameter.required) return { defect: { pointer, reason: 'is required', isMissing: true } }
      continue
    }
    const value = convertParameter(text, parameter.schema)
    const validate = validators.at(parameter.pointer)
    if (!validate(value)) return { defect: { pointer, reason: explain(validate.errors?.[0], value) } }
    if (parameter.in === 'path') path[parameter.name] = value
    else query[parameter.name] = value
  }
  const lonely = leniency['traders.halfDealWindow'] === 'reject' ? findLonely(operation, query) : undefined
  if (lonely) return { defect: lonely }
  if (!operation.body) return { path, query, body: undefined, exact: NOTHING }
  const body = readBody(operation, validators, raw, leniency)
  return 'defect' in body ? body : { path, query, body: body.body, exact: body.exact }
}

function findLonely(operation: ContractOperation, query: Record<string, unknown>): RequestDefect | undefined {
  for (const [name, others] of Object.entries(operation.dependentParameters)) {
    const missing = name in query ? others.find((other) => !(other in query)) : undefined
    if (missing) return { pointer: `/query/${missing}`, reason: `must be given together with ${name}` }
  }
  return undefined
}

type ReadBody = Pick<ReadRequest, 'body' | 'exact'>

function readBody(
  operation: ContractOperation,
  validators: Validators,
  { body, contentType }: RawRequest,
  leniency: Leniency,
): ReadBody | { defect: RequestDefect } {
  const { required, decimals, pointer } = operation.body!
  if (!body || body.length === 0) {
    return required
      ? { defect: { pointer: '/body', reason: 'a JSON body is required', isMissing: true } }
      : { body: undefined, exact: NOTHING }
  }
  if (!isJsonType(contentType))
    return { defect: { pointer: '/header/content-type', reason: 'must be application/json', kind: 'content-type' } }
  const parsed = parseBody(body, decimals, leniency)
  if ('defect' in parsed) return parsed
  const validate = leniency['http.coerceStringsToNumbers'] ? validators.coercingAt(pointer) : validators.at(pointer)
  const fits = leniency['traders.strictCreate'] ? validate(parsed.body) : fitsLeniently(validate, parsed.body, operation.id)
  if (!fits) {
    const error = validate.errors?.[0]
    const isMissing = error?.keyword === 'required'
    return { defect: { pointer: `/body${pointerOf(error)}`, reason: explain(error, valueAt(parsed.body, error)), isMissing } }
  }
  return parsed
}

function isJsonType(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return type === 'application/json' && (charset === undefined || /^charset="?utf-?8"?$/.test(charset))
}

function parseBody(bytes: Buffer, decimals: string[], leniency: Leniency): ReadBody | { defect: RequestDefect } {
  if (!isUtf8(bytes)) return { defect: { pointer: '/body', reason: 'is not UTF-8', kind: 'not-json' } }
  const text = bytes.toString('utf8')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    return { defect: { pointer: '/body', reason: `is not JSON: ${(error as Error).message}`, kind: 'not-json' } }
  }
  const exact: Record<string, string> = decimals.length === 0 ? NOTHING : Object.fromEntries(decimals.map((name) => [name, '']))
  const defect = inspectJson(text, exact, leniency['http.rejectDuplicateKeys'])
  return defect ? { defect: { ...defect, pointer: `/body${defect.pointer}` } } : { body, exact }
}

function pointerOf(error: ErrorObject | undefined): string {
  const params = error?.params as { missingProperty?: string; additionalProperty?: string; unevaluatedProperty?: string } | undefined
  const inner = params?.missingProperty ?? params?.additionalProperty ?? params?.unevaluatedProperty
  return `${error?.instancePath ?? ''}${inner === undefined ? '' : `/${inner}`}`
}

function explain(error: ErrorObject | undefined, value: unknown): string {
  if (!error) return 'is not valid'
  if (error.keyword === 'required') return 'is required'
  if (error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties') return 'is not a known field'
  const allowed = error.keyword === 'enum' ? ` (${(error.params as { allowedValues: unknown[] }).allowedValues.join(', ')})` : ''
  return `${error.message ?? 'is not valid'}${allowed}${value === undefined ? '' : `, but is ${shorten(value)}`}`
}

function valueAt(body: unknown, error: ErrorObject | undefined): unknown {
  if (!error || error.keyword === 'required') return undefined
  let value: unknown = body
  for (const key of error.instancePath.split('/').slice(1))
    value = (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  return value
}

/** Passwords and hashes are told by their kind only. */
function shorten(value: unknown): string {
  if (typeof value === 'string' && value.length > 40) return `a string of ${value.length} characters`
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
