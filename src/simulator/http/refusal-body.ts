import { STATUS_CODES } from 'node:http'
import type { Dialect } from '../../contract/dialect.ts'
import type { Role } from '../../contract/requirement.ts'
import type { AnyAnswer } from '../operation.ts'

/** What a refusal tells, whatever form it takes. */
export interface Told {
  status: number
  code: string | undefined
  reason: string
  field: string | undefined
}

type Body = Pick<AnyAnswer, 'body' | 'raw'>

/** Writes a refusal as the role's callers know it. */
export function writeRefusal(role: Role, told: Told, dialect: Dialect): Body {
  if (role === 'adapter') return { body: { s: 'error', errmsg: describe(told) } }
  if (role === 'control') return { body: { error: { code: told.code ?? 'invalid-request', message: describe(told) } } }
  return role === 'crm' ? writeCrmRefusal(told) : writePlatformRefusal(told, dialect)
}

function describe({ field, reason }: Told): string {
  return field === undefined ? reason : `${field}: ${reason}`
}

/** Some statuses of the CRM name their code, and a status that the dialect chose brings its own; 400 and 404 never have one. */
const CRM_CODES: Record<number, string | undefined> = {
  400: undefined,
  404: undefined,
  410: 'CID_TOKEN_EXPIRED',
  417: 'CID_NON_EXISTED_TOKEN',
}

function writeCrmRefusal(told: Told): Body {
  const code = told.status in CRM_CODES ? CRM_CODES[told.status] : told.code
  const field = told.field === undefined ? {} : { field: told.field }
  return { body: { error: STATUS_CODES[told.status] ?? 'Error', ...(code && { code }), message: describe(told), ...field } }
}

function writePlatformRefusal(told: Told, dialect: Dialect): Body {
  const code = told.code ?? (told.status === 401 ? 'AUTHENTICATION_FAILED' : 'INVALID_REQUEST')
  const text = dialect['errors.descriptions'] ? describe(told) : (STATUS_CODES[told.status] ?? 'Refused')
  const field = told.field === undefined || !dialect['errors.descriptions'] ? {} : { field: told.field }
  switch (dialect['errors.format']) {
    case 'flat':
      return { body: { error: STATUS_CODES[told.status], message: text, code } }
    case 'snake':
      return { body: { error_code: code, message: text } }
    case 'text':
      return { raw: { type: 'text/plain', text: `${code}: ${text}` } }
    case 'xml':
      return {
        raw: {
          type: 'application/xml',
          text: `<error><errorCode>${code}</errorCode><description>${escapeMarkup(text)}</description></error>`,
        },
      }
    case 'html':
      return {
        raw: {
          type: 'text/html',
          text: `<html><head><title>${told.status}</title></head><body><h1>${STATUS_CODES[told.status]}</h1></body></html>`,
        },
      }
    case 'empty':
      return {}
    default:
      return { body: { error: { errorCode: code, description: text, ...field } } }
  }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
