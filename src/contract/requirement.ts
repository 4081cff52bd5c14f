import { isObject, type Json, type JsonObject } from './json.ts'

export const LEVELS = ['must', 'should', 'may', 'open', 'retired'] as const
export type Level = (typeof LEVELS)[number]
export type Role = 'platform' | 'crm' | 'adapter' | 'control'

/** How a refusal looks on the wire; `by` names the dialect key that decides the status. */
export interface RefusalForm {
  status: number
  code?: string
  by?: string
}

/** One testable sentence of the documents. */
export interface Requirement {
  id: string
  level: Level
  sentence: string
  source: string
  /** The short reference of its operation, or none for a topic of several operations. */
  ref?: string
  role?: Role
  operations?: string[]
  answer?: RefusalForm
  assume?: RefusalForm
  points: string[]
  on?: 'invalid' | 'unauthenticated' | 'forbidden'
  at?: string[]
  untestable?: string
}

const ID = /^[A-Z]+\d*-\d+$/
const KNOWN_KEYS = new Set<string>([...LEVELS, 'source', 'answer', 'assume', 'point', 'on', 'at', 'untestable', 'role', 'operations'])

/** Reads one row, or says what is wrong with it. */
export function readRequirement(id: string, row: Json | undefined, home: { ref?: string; role?: Role }): Requirement | { mistake: string } {
  if (!ID.test(id)) return { mistake: `"${id}" is not a requirement id such as B6-3 or NICK-2` }
  if (!isObject(row)) return { mistake: `${id} must be an object` }
  const unknown = Object.keys(row).find((key) => !KNOWN_KEYS.has(key))
  if (unknown) return { mistake: `${id} has an unknown key "${unknown}"; a level is one of ${LEVELS.join(', ')}` }
  const levels = LEVELS.filter((level) => level in row)
  const level = levels[0]
  if (levels.length !== 1 || !level) return { mistake: `${id} must have exactly one level of ${LEVELS.join(', ')}` }
  if (typeof row[level] !== 'string' || typeof row['source'] !== 'string') return { mistake: `${id} needs a sentence and a source` }
  return { id, level, sentence: row[level], source: row['source'], points: listOf(row['point']), ...home, ...readOptions(row) }
}

function readOptions(row: JsonObject): Partial<Requirement> {
  const options: JsonObject = {}
  for (const key of ['answer', 'assume', 'on', 'untestable', 'role']) if (row[key] !== undefined) options[key] = row[key]
  for (const key of ['at', 'operations']) if (row[key] !== undefined) options[key] = listOf(row[key])
  return options as Partial<Requirement>
}

function listOf(value: Json | undefined): string[] {
  if (value === undefined) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}
