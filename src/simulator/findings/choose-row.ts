import type { Requirement } from '../../contract/requirement.ts'
import type { Case } from './judged-exchange.ts'

const TYPE_WORDS = /\b(string|strings|integer|integers|boolean|array|object|number|one that is there is)\b/

/** The row that a wrong field of an answer breaks: the one that speaks of the field's type, else of the field, else of success. */
export function rowForAnswer({ operation, exchange }: Case, field: string | undefined): Requirement | undefined {
  const rows = operation.requirements.filter((row) => row.role === operation.role && row.level !== 'open' && row.on === undefined)
  const success = rows.find((row) => (row.answer ?? row.assume)?.status === exchange.response?.status) ?? rowOfSuccess(rows)
  return speakingOf(rows, field) ?? success
}

/** The row that says how a good call is answered. */
export function rowOfSuccess(rows: readonly Requirement[]): Requirement | undefined {
  return rows.find((row) => isSuccess((row.answer ?? row.assume)?.status))
}

/** The row that a wrong field of a request breaks: what binds the caller, when that is the platform, else by what it is refused. */
export function rowForRequest({ operation, exchange }: Case, pointer: string, isMissing: boolean): Requirement | undefined {
  if (exchange.from === 'platform' && exchange.to === 'crm') {
    const rows = operation.requirements.filter((row) => row.role === 'platform' && row.level !== 'open')
    return speakingOf(rows, pointer.split('/').at(-1))
  }
  const rows = operation.requirements.filter((row) => row.on === 'invalid')
  const narrow = rows.find((row) => row.at?.some((pattern) => (isMissing ? pattern === pointer : reaches(pattern, pointer))))
  return narrow ?? rows.find((row) => !row.at)
}

/** The row by which a missing or wrong credential is refused. */
export function rowForCredential({ operation, exchange }: Case, place: string): Requirement | undefined {
  if (exchange.from === 'platform' && exchange.to === 'crm') {
    const rows = operation.requirements.filter((row) => row.role === 'platform' && row.level !== 'open')
    return speakingOf(rows, place.split('/').at(-1))
  }
  return (
    operation.requirements.find((row) => row.on === 'invalid' && row.at?.includes(place)) ??
    operation.requirements.find((row) => row.on === 'unauthenticated')
  )
}

function speakingOf(rows: readonly Requirement[], field: string | undefined): Requirement | undefined {
  if (!field || /^\d+$/.test(field)) return undefined
  const word = new RegExp(`\\b${field.replaceAll(/[^\w]/g, '.')}\\b`, 'i')
  const about = rows.filter((row) => word.test(row.sentence))
  return about.find((row) => TYPE_WORDS.test(row.sentence)) ?? about[0]
}

function reaches(pattern: string, pointer: string): boolean {
  const given = pointer.split('/')
  return pattern.split('/').every((part, index) => part === '*' || part === given[index])
}

export function isSuccess(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300
}

/** A requirement and its first open point, as a finding names them. */
export function cite(row: Requirement | undefined): { requirement?: string; point?: string } {
  if (!row) return {}
  return { requirement: row.id, ...(row.points[0] !== undefined && { point: row.points[0] }) }
}
