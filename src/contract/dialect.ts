import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { ContractError } from './contract-error.ts'
import type { Dialect, DialectKey } from './generated/dialect.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { parseYaml, readText } from './read-yaml.ts'

export type { Dialect, DialectKey }

/** What shared.yaml says about one dialect key: a JSON schema with its default and its open points. */
export type DialectEntries = Record<string, JsonObject & { default: Json; points?: Json }>

/** The answers to all open points when nobody chose others. */
export function defaultDialect(entries: DialectEntries): Dialect {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, entry.default])) as unknown as Dialect
}

/** The JSON schema of a dialect file with flat keys. */
export function dialectSchema(entries: DialectEntries): JsonObject {
  const properties = Object.fromEntries(Object.entries(entries).map(([key, { points: _, ...schema }]) => [key, schema as Json]))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Tripact dialect',
    type: 'object',
    additionalProperties: false,
    properties,
  }
}

/** Lays chosen answers, nested or with dotted keys, over the defaults. A mistake names the key and the nearest known one. */
export function readDialect(entries: DialectEntries, chosen: JsonObject, file: string): Dialect {
  const flat = flatten(entries, chosen, '')
  for (const key of Object.keys(flat)) {
    if (entries[key]) continue
    const near = nearest(key, Object.keys(entries))
    throw new ContractError(`unknown dialect key "${key}"${near ? `: did you mean "${near}"?` : ''}`, { file })
  }
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  ajvFormats.default(ajv, ['regex'])
  const validate = ajv.compile(dialectSchema(entries))
  if (!validate(flat)) {
    const [error] = validate.errors ?? []
    const key = error?.instancePath.slice(1) ?? ''
    const allowed = entries[key]?.['enum'] ? `; allowed: ${JSON.stringify(entries[key]['enum'])}` : ''
    throw new ContractError(`dialect key "${key}" ${error?.message ?? 'is wrong'}${allowed}`, { file })
  }
  return { ...defaultDialect(entries), ...(flat as unknown as Dialect) }
}

/** Reads a dialect file. */
export function loadDialect(entries: DialectEntries, file: string): Dialect {
  return readDialect(entries, parseYaml(readText(file), file), file)
}

function flatten(entries: DialectEntries, node: JsonObject, prefix: string): JsonObject {
  const flat: JsonObject = {}
  for (const [key, value] of Object.entries(node)) {
    const name = prefix + key
    if (isObject(value) && !entries[name]) Object.assign(flat, flatten(entries, value, `${name}.`))
    else flat[name] = value
  }
  return flat
}

/** The known word that is nearest to a mistyped one, if any is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3))
  const best = known.map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
  best.sort((a, b) => a.distance - b.distance)
  return best[0] && best[0].distance <= limit ? best[0].candidate : undefined
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
