import { isObject } from '../../contract/json.ts'
import { pathOf } from './find-operation.ts'
import type { Finding } from './finding.ts'
import { readJson } from './judge-request.ts'
import type { Case } from './judged-exchange.ts'
import { collectProperties } from './unknown-fields.ts'

const HASHES = ['hashedPassword', 'traderPasswordHash']

/** What real clients of a platform do, that works with one platform and not with the next. */
export function noteHabits(one: Case): Finding[] {
  const { operation, exchange } = one
  if (operation.role !== 'platform') return []
  const read = exchange.request.body.length > 0 && operation.body ? readJson(exchange.request.body) : undefined
  const body = read && 'value' in read && isObject(read.value) ? read.value : undefined
  return [...noteAddress(one), ...noteAccept(one), ...(body ? noteFields(one, body) : [])]
}

function noteAddress({ operation, exchange }: Case): Finding[] {
  if (operation.aliasOf === undefined) return []
  const message = `${pathOf(exchange.request.url)} is served like the documented form with or without its last slash`
  return [{ severity: 'info', pointer: '/request/url', message, point: 'I-32' }]
}

function noteAccept({ requestHeaders }: Case): Finding[] {
  if (requestHeaders['accept'] !== undefined) return []
  return [
    {
      severity: 'info',
      pointer: '/request/headers/accept',
      message: 'is missing; JSON is answered',
      requirement: 'HTTP-17',
      point: 'I-16',
    },
  ]
}

function noteFields(one: Case, body: Record<string, unknown>): Finding[] {
  const found: Finding[] = []
  for (const [name, value] of Object.entries(body)) {
    const pointer = `/request/body/${name}`
    if (value === '') found.push({ severity: 'info', pointer, message: 'is empty; a field without use is better left out' })
    if (value === null && one.operation.method === 'patch') {
      found.push({ severity: 'info', pointer, message: 'is null, which leaves the field as it is', point: 'I-21' })
    }
    if (HASHES.includes(name) && typeof value === 'string' && value !== value.toLowerCase()) {
      found.push({ severity: 'info', pointer, message: 'is in capitals; MD5 is usually written small', point: 'I-29' })
    }
  }
  return [...found, ...noteReset(one, body)]
}

/** T5 replaces: fields that a client leaves out because they did not change are reset. */
function noteReset({ operation, rules }: Case, body: Record<string, unknown>): Finding[] {
  if (operation.id !== 'replaceTrader' || !operation.body) return []
  const known = new Map<string, string[]>()
  collectProperties(rules.document, operation.body.pointer, known)
  const left = [...known.keys()].filter((name) => !(name in body))
  if (left.length === 0) return []
  const message = `replaces the whole account; what was not sent goes back to null or its default: ${left.join(', ')}`
  return [{ severity: 'warning', pointer: '/request/body', message, point: 'I-20' }]
}
