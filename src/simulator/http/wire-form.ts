import type { Dialect } from '../../contract/dialect.ts'
import { isObject, type Json } from '../../contract/json.ts'
import type { AnyAnswer } from '../operation.ts'

/** The text of an answer with its content type, in the form that the dialect plays. */
export function writeBody(answer: AnyAnswer, dialect: Dialect): { type: string; text: string } | undefined {
  const charset = dialect['wire.charset'] ? '; charset=utf-8' : ''
  if (answer.raw) return { type: `${answer.raw.type}${charset}`, text: answer.raw.text }
  if (answer.body === undefined) return undefined
  return { type: `application/json${charset}`, text: writeJson(answer, dialect) }
}

function writeJson(answer: AnyAnswer, dialect: Dialect): string {
  const isPlain = !dialect['wire.extraFields'] && dialect['wire.keyOrder'] === 'contract'
  if (dialect['wire.prettyJson']) return JSON.stringify(isPlain ? answer.body : reshape(answer.body as Json, dialect), null, 2)
  return isPlain ? (answer.text ?? JSON.stringify(answer.body)) : JSON.stringify(reshape(answer.body as Json, dialect))
}

/** Header names as the dialect spells them. */
export function spellHeaders(headers: Record<string, string>, dialect: Dialect): Record<string, string> {
  if (dialect['wire.headerCase'] === 'lower') return headers
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()), value]),
  )
}

/** How long this answer is held back: the mean, more or less by the jitter. `turn` only has to differ from call to call. */
export function chooseLatency(dialect: Dialect, turn: number): number {
  const jitter = dialect['wire.latencyJitterMs']
  const phase = (turn * 0.618_033_988_749_895) % 1
  return Math.max(0, Math.round(dialect['wire.latencyMs'] + (2 * phase - 1) * jitter))
}

function reshape(value: Json, dialect: Dialect): Json {
  if (Array.isArray(value)) return value.map((item) => reshape(item, dialect))
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([key, member]) => [key, reshape(member, dialect)] as const)
  if (dialect['wire.keyOrder'] === 'reversed') members.reverse()
  return { ...Object.fromEntries(members), ...(dialect['wire.extraFields'] && { xExtra: 'a field that the contract does not name' }) }
}
