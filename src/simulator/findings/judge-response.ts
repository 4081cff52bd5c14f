import type { Role } from '../../contract/requirement.ts'
import type { RawMessage } from '../exchange-log.ts'
import { cite, isSuccess, rowForAnswer } from './choose-row.ts'
import type { Finding } from './finding.ts'
import { readJson } from './judge-request.ts'
import { judgeStatus } from './judge-status.ts'
import type { Case } from './judged-exchange.ts'
import { readHeaders } from './read-headers.ts'
import { findUnknownFields } from './unknown-fields.ts'
import { findViolations } from './violations.ts'

type Played = Exclude<Role, 'control'>
type Response = RawMessage & { status: number }

const JSON_ROWS: Record<Played, string> = { crm: 'HTTP-1', platform: 'HTTP-2', adapter: 'HTTP-3' }
const LABEL_ROWS: Record<Played, string> = { crm: 'HTTP-4', platform: 'HTTP-5', adapter: 'HTTP-6' }

/** What the callee got wrong. */
export function judgeResponse(one: Case): Finding[] {
  const { response, error } = one.exchange
  const trouble: Finding[] = error === undefined ? [] : [{ severity: 'error', pointer: '/response', message: `no usable answer: ${error}` }]
  if (!response) return trouble
  return [...trouble, ...judgeStatus(one, response), ...(trouble.length > 0 ? [] : judgeBody(one, response))]
}

function judgeBody(one: Case, response: Response): Finding[] {
  const { operation, rules } = one
  if (response.truncatedFrom !== undefined) {
    return [{ severity: 'info', pointer: '/response/body', message: 'is too long to have been kept, and was not judged' }]
  }
  const schema = operation.responses.get(response.status)
  if (schema === undefined) return judgeUnexpectedBody(one, response)
  if (isFree(one, response.status)) return []
  if (response.body.length === 0) return judgeEmptyBody(one, schema)
  const read = readJson(response.body)
  if ('defect' in read) {
    const requirement = JSON_ROWS[operation.role as Played]
    return [{ severity: 'error', pointer: `/response/body${read.pointer}`, message: read.defect, requirement }]
  }
  const found = judgeLabel(one, response)
  if (operation.role === 'crm' && !isSuccess(response.status)) return found
  for (const { pointer, message } of findViolations(rules.validators, schema, read.value)) {
    found.push({ severity: 'error', pointer: `/response/body${pointer}`, message, ...cite(rowForAnswer(one, pointer.split('/').at(-1))) })
  }
  return [...found, ...judgeNames(one, schema, read.value)]
}

/** How a platform words its refusals, and what a broker says to A7, is left free. */
function isFree({ operation }: Case, status: number): boolean {
  return operation.id === 'registerUser' || (operation.role === 'platform' && !isSuccess(status))
}

/** Nothing is as good as an empty object, where that would do. */
function judgeEmptyBody(one: Case, schema: string): Finding[] {
  if (findViolations(one.rules.validators, schema, {}).length === 0 || !isSuccess(one.exchange.response?.status)) return []
  return [{ severity: 'error', pointer: '/response/body', message: 'is empty', ...cite(rowForAnswer(one, undefined)) }]
}

function judgeUnexpectedBody(one: Case, response: Response): Finding[] {
  const isDocumented = one.operation.responses.has(response.status)
  if (!isDocumented || response.body.length === 0 || !isSuccess(response.status)) return []
  const row = one.operation.requirements.find(({ sentence }) => /no body|no output/i.test(sentence))
  return [{ severity: 'warning', pointer: '/response/body', message: 'is there, where the contract has none', ...cite(row) }]
}

function judgeLabel({ operation }: Case, response: Response): Finding[] {
  const type = readHeaders(response.headers)['content-type']
  if (/^application\/json\s*(;|$)/i.test(type ?? '')) return []
  const message = type === undefined ? 'is missing; the body is JSON' : `is ${type}; the body is JSON`
  return [{ severity: 'warning', pointer: '/response/headers/content-type', message, requirement: LABEL_ROWS[operation.role as Played] }]
}

function judgeNames({ rules }: Case, schema: string, value: unknown): Finding[] {
  return findUnknownFields(rules.document, schema, value).map(({ pointer, name, meant }) => ({
    severity: meant === undefined ? 'info' : 'warning',
    pointer: `/response/body${pointer}`,
    message: meant === undefined ? `\`${name}\` is not known to the contract` : `\`${name}\`: did you mean \`${meant}\`?`,
  }))
}
