import type { ErrorObject } from 'ajv'
import type { AnyInput } from './client.ts'
import type { Contract } from './contract.ts'
import type { Answer } from './exchange.ts'
import { describe } from './json.ts'
import type { Operation } from './operation.ts'
import type { Role } from './target.ts'

/** Something that an answer got wrong, whoever asked: it belongs to one requirement. */
export interface Violation {
  requirement: string
  severity: 'fail' | 'warn'
  reason: string
  expected: string
  actual: string
  exchange: number
}

/** Rows that any answer may break, by role. */
const SHARED_ROWS: Record<Role, { json: string; label: string; noServerError: string; refusals: string[] }> = {
  crm: { json: 'HTTP-1', label: 'HTTP-4', noServerError: 'HTTP-8', refusals: ['ERR-1'] },
  platform: { json: 'HTTP-2', label: 'HTTP-5', noServerError: 'HTTP-9', refusals: ['ERR-6', 'ERR-7'] },
  adapter: { json: 'HTTP-3', label: 'HTTP-6', noServerError: 'HTTP-10', refusals: [] },
}
/** The statuses of failure that the documents name for a role. */
const FAILURES: Record<Role, number[]> = { crm: [400, 403, 404, 410, 417], platform: [401, 403, 404], adapter: [] }
/** Statuses that HTTP itself gives a meaning; the documents do not have to name them. */
const HTTP_STATUSES = [405, 406, 408, 411, 413, 414, 415, 429, 431]

/** Holds any answer against the documented statuses and the schema. */
export function judgeAnswer(contract: Contract, operation: Operation, input: AnyInput, answer: Answer): Violation[] {
  const exchange = answer.exchange.n
  if (answer.status >= 500) return input.malformed && !isHonestServerError(input, answer) ? [judgeServerError(operation, answer)] : []
  if (input.method !== undefined || input.rawPath !== undefined) return []
  if (answer.status >= 400) return judgeRefusal(contract, operation, answer)
  const first = contract.requirements.find((row) => row.operation === operation.id && row.roles.includes(operation.role))
  if (!first) return []
  const where = { exchange, requirement: first.id }
  if (!operation.responses.has(answer.status)) return judgeStatus(operation, first.statedStatus, answer, where)
  return [...judgeBody(operation, input, answer, where), ...judgeLabel(operation, answer)]
}

/** 503 puts a request off, and 501 is what HTTP has for a method that a server does not know at all. */
function isHonestServerError(input: AnyInput, { status }: Answer): boolean {
  return status === 503 || (status === 501 && input.method !== undefined)
}

function judgeServerError({ role, ref }: Operation, answer: Answer): Violation {
  const requirement = SHARED_ROWS[role].noServerError
  return {
    requirement,
    exchange: answer.exchange.n,
    severity: 'fail',
    reason: `a bad input to ${ref} was answered ${answer.status}`,
    expected: 'a refusal with 4xx',
    actual: `status ${answer.status} ${describe(answer.text, 200)}`,
  }
}

/** A refusal with a status that the documents do not have is odd, and not wrong. */
function judgeRefusal(contract: Contract, { role, ref }: Operation, answer: Answer): Violation[] {
  const row = contract.requirements.find(({ id, operations }) => SHARED_ROWS[role].refusals.includes(id) && operations.includes(ref))
  if (!row || FAILURES[role].includes(answer.status) || HTTP_STATUSES.includes(answer.status)) return []
  const reason = `${ref} refused with ${answer.status}, which the documents do not have`
  return [
    {
      requirement: row.id,
      exchange: answer.exchange.n,
      severity: 'warn',
      reason,
      expected: `one of ${FAILURES[role].join(', ')}`,
      actual: `status ${answer.status}`,
    },
  ]
}

type Where = Pick<Violation, 'exchange' | 'requirement'>

function judgeStatus(operation: Operation, stated: number | undefined, answer: Answer, where: Where): Violation[] {
  if (stated === undefined && answer.status < 300) return []
  const documented = [...operation.responses.keys()].filter((status) => status < 300).join(' or ')
  return [
    {
      ...where,
      severity: 'fail',
      reason: `${operation.ref} answered a status that is not documented`,
      expected: `status ${documented}`,
      actual: `status ${answer.status}`,
    },
  ]
}

function judgeBody(operation: Operation, input: AnyInput, answer: Answer, where: Where): Violation[] {
  const validate = operation.validators.get(answer.status)
  if (!validate) return []
  const value = answer.text.trim() === '' ? {} : parsePlain(answer.text)
  const { ref, role } = operation
  if (value === undefined) {
    return [
      {
        ...where,
        requirement: SHARED_ROWS[role].json,
        severity: validate(answer.text).length === 0 ? 'warn' : 'fail', // where any body will do, text is odd and not wrong
        reason: `the body of ${ref} is not JSON`,
        expected: 'JSON',
        actual: describe(answer.text),
      },
    ]
  }
  if (role === 'adapter' && (value as { s?: unknown } | null)?.s === 'error') return [] // a failure at status 200, with rows of its own
  if (input.malformed) return [] // nobody says what comes out when a wrong value went in and was taken
  const problems = [...new Set(validate(value).map(explainError))]
  if (problems.length === 0) return []
  if (validate(withoutNulls(value)).length === 0) return [warnOfNull(operation, answer, where)]
  const reason = `the body of ${ref} does not have the documented form: ${problems[0]}`
  return [{ ...where, severity: 'fail', reason, expected: problems.slice(0, 4).join('; '), actual: describe(answer.text) }]
}

/** Some servers write null where they have nothing to say; that is odd, and not wrong as long as the field is optional. */
function warnOfNull({ ref }: Operation, answer: Answer, where: Where): Violation {
  const reason = `the answer of ${ref} holds null where a field is to be left out`
  return {
    ...where,
    severity: 'warn',
    reason,
    expected: 'optional fields that are absent or have their type',
    actual: describe(answer.text),
  }
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutNulls)
  const kept = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutNulls(part)]))
}

function judgeLabel({ ref, role, responses }: Operation, answer: Answer): Violation[] {
  if (!responses.get(answer.status) || answer.text === '') return []
  const type = answer.headers.get('content-type') ?? ''
  if (/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) return []
  const actual = type ? `content-type: ${type}` : 'no content-type'
  const reason = `the answer of ${ref} is not labelled as JSON`
  return [
    {
      requirement: SHARED_ROWS[role].label,
      exchange: answer.exchange.n,
      severity: 'warn',
      reason,
      expected: 'content-type: application/json',
      actual,
    },
  ]
}

function parsePlain(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function explainError({ instancePath, message, params }: ErrorObject): string {
  const allowed = 'allowedValues' in params ? ` (${(params['allowedValues'] as unknown[]).join(', ')})` : ''
  return `${instancePath || 'the body'} ${message ?? 'is wrong'}${allowed}`
}
