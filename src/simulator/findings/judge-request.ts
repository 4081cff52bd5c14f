import { nearest } from '../../contract/dialect.ts'
import { convertParameter } from '../http/convert-parameter.ts'
import { edgeRequirement } from '../http/edge-requirements.ts'
import { inspectJson } from '../http/inspect-json.ts'
import { parseQuery } from '../http/parse-query.ts'
import { cite, rowForRequest } from './choose-row.ts'
import { pathOf, queryOf, readPath } from './find-operation.ts'
import type { Finding } from './finding.ts'
import { judgeCredential } from './judge-credential.ts'
import type { Case } from './judged-exchange.ts'
import { findUnknownFields } from './unknown-fields.ts'
import { findViolations } from './violations.ts'

/** What the caller got wrong. */
export function judgeRequest(one: Case): Finding[] {
  return [...judgeCredential(one), ...judgeParameters(one), ...judgeQueryNames(one), ...judgeBody(one)]
}

function judgeParameters(one: Case): Finding[] {
  const path = readPath(one.operation.path, pathOf(one.exchange.request.url))
  return one.operation.parameters.flatMap((parameter) => {
    if (parameter.in === 'header') return []
    const place = `/${parameter.in}/${parameter.name}`
    const text = parameter.in === 'path' ? path[parameter.name] : one.query[parameter.name]
    if (text === undefined) return parameter.required ? [violation(one, place, 'is missing', true)] : []
    const value = convertParameter(text, parameter.schema)
    return findViolations(one.rules.validators, parameter.pointer, value).map(({ message }) => violation(one, place, message, false))
  })
}

function violation(one: Case, place: string, message: string, isMissing: boolean): Finding {
  return { severity: 'error', pointer: `/request${place}`, message, ...cite(rowForRequest(one, place, isMissing)) }
}

function judgeQueryNames(one: Case): Finding[] {
  const { operation, exchange, query } = one
  const { repeated, malformed } = parseQuery(queryOf(exchange.request.url))
  const known = [...operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name), ...credentialNames(one)]
  const findings: Finding[] = Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => unknownName(one, name, known))
  if (repeated !== undefined) {
    const requirement = edgeRequirement('repeated-parameter', operation.role)
    findings.push({ severity: 'error', pointer: `/request/query/${repeated}`, message: 'is given twice', requirement })
  }
  if (malformed) findings.push({ severity: 'error', pointer: '/request/query', message: 'is not percent-encoded UTF-8' })
  return findings
}

function credentialNames({ operation }: Case): string[] {
  return operation.security.filter((scheme) => scheme.in === 'query').map(({ key }) => key)
}

/** The address of a callback may have a query of its own, which is nobody's mistake. */
function unknownName({ operation, exchange, query }: Case, name: string, known: string[]): Finding {
  const meant = nearest(
    name,
    known.filter((other) => !(other in query)),
  )
  const pointer = `/request/query/${name}`
  if (name.toLowerCase() === 'inapptoken')
    return { severity: 'info', pointer, message: 'is spelt `inappToken` by the contract', point: 'U-05' }
  if (meant !== undefined) return { severity: 'warning', pointer, message: `\`${name}\`: did you mean \`${meant}\`?` }
  const isBase = exchange.from === 'platform' && operation.role === 'crm'
  return { severity: 'info', pointer, message: isBase ? 'belongs to the address that was given' : 'is not known to the contract' }
}

function judgeBody(one: Case): Finding[] {
  const { operation, exchange, requestHeaders, rules } = one
  const { body, truncatedFrom } = exchange.request
  if (truncatedFrom !== undefined)
    return [{ severity: 'info', pointer: '/request/body', message: 'is too long to have been kept, and was not judged' }]
  if (!operation.body) return body.length > 0 ? [{ severity: 'warning', pointer: '/request/body', message: 'is not asked for' }] : []
  if (body.length === 0) return operation.body.required ? [violation(one, '/body', 'is missing', true)] : []
  const found: Finding[] = []
  if (!/^application\/json\s*(;|$)/i.test(requestHeaders['content-type'] ?? '')) found.push(wrongType(one))
  const read = readJson(body)
  if ('defect' in read) {
    const requirement = edgeRequirement('not-json', operation.role)
    return [...found, { severity: 'error', pointer: `/request/body${read.pointer}`, message: read.defect, requirement }]
  }
  for (const { pointer, message, isMissing } of findViolations(rules.validators, operation.body.pointer, read.value)) {
    found.push(violation(one, `/body${pointer}`, message, isMissing))
  }
  for (const field of findUnknownFields(rules.document, operation.body.pointer, read.value)) {
    const pointer = `/request/body${field.pointer}`
    if (field.meant === undefined)
      found.push({ severity: 'info', pointer, message: `\`${field.name}\` is not known to the contract, and is ignored` })
    else found.push({ severity: 'warning', pointer, message: `\`${field.name}\`: did you mean \`${field.meant}\`?` })
  }
  return found
}

function wrongType({ operation, exchange, requestHeaders }: Case): Finding {
  const type = requestHeaders['content-type']
  const message = type === undefined ? 'is missing; bodies are application/json' : `is ${type}; bodies are application/json`
  const isOurs = exchange.from === 'platform' && exchange.to === 'crm'
  const requirement = isOurs ? 'HTTP-7' : edgeRequirement('content-type', operation.role)
  return { severity: 'warning', pointer: '/request/headers/content-type', message, requirement }
}

export function readJson(bytes: Buffer): { value: unknown } | { defect: string; pointer: string } {
  const text = bytes.toString('utf8')
  try {
    const value: unknown = JSON.parse(text)
    const defect = inspectJson(text, {})
    return defect ? { defect: defect.reason, pointer: defect.pointer } : { value }
  } catch (error) {
    return { defect: `is not JSON: ${(error as Error).message}`, pointer: '' }
  }
}
