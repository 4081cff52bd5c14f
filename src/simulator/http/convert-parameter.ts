import type { JsonObject } from '../../contract/json.ts'

const INTEGER = /^-?(0|[1-9]\d*)$/

/** Turns the text of a path or query parameter into the type that its schema names; text that does not fit stays text and fails validation. */
export function convertParameter(text: string, schema: JsonObject): unknown {
  const type = schema['type']
  if (type === 'integer' && INTEGER.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
