import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError } from '../cli/usage-error.ts'
import { nearest } from '../contract/dialect.ts'
import type { Shape } from './profile-shape.ts'

/** Where a value stands, for messages, and the folder that relative paths of secrets start from. */
export interface Place {
  path: string
  folder: string
}

/** Checks a value against its shape, resolves its secrets and gives it back; anything odd is an error that says where. */
export function readShape(value: unknown, shape: Shape, place: Place): unknown {
  if (typeof shape === 'object') return readObject(value, shape, place)
  if (shape === 'secret') return readSecret(value, place)
  if (shape === 'url') return readUrl(value, place)
  if (shape === 'texts' || shape === 'integers') return readList(value, shape === 'texts' ? 'text' : 'integer', place)
  if (shape === 'text' && typeof value === 'string' && value !== '') return value
  if (shape === 'boolean' && typeof value === 'boolean') return value
  if (shape === 'integer' && typeof value === 'bigint' && value >= 0n) return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value
  throw wrong(place, { text: 'a text', boolean: 'true or false', integer: 'a whole number, 0 or more' }[shape])
}

function readObject(value: unknown, { fields, required = [] }: Extract<Shape, object>, place: Place): Record<string, unknown> {
  if (!isRecord(value)) throw wrong(place, `an object with ${Object.keys(fields).join(', ')}`)
  const inside = (key: string): Place => ({ ...place, path: place.path ? `${place.path}.${key}` : key })
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(fields, key)) continue
    const near = nearest(key, Object.keys(fields))
    throw new UsageError(
      `profile: "${inside(key).path}" is not known${near ? `: did you mean "${near}"?` : `; known here: ${Object.keys(fields).join(', ')}`}`,
    )
  }
  const absent = required.find((key) => value[key] === undefined || value[key] === null)
  if (absent) throw new UsageError(`profile: "${inside(absent).path}" is missing`)
  const given = Object.entries(value).filter(([, part]) => part !== undefined && part !== null)
  return Object.fromEntries(given.map(([key, part]) => [key, readShape(part, fields[key]!, inside(key))]))
}

function readSecret(value: unknown, place: Place): string {
  if (!isRecord(value) || Object.keys(value).length !== 1)
    throw wrong(place, '{ env: NAME } or { file: PATH }: secrets do not stand in a profile')
  const { env, file } = value
  if (typeof env === 'string') {
    const secret = process.env[env]
    if (!secret) throw new UsageError(`profile: "${place.path}" is to come from the environment variable ${env}, which is not set`)
    return secret
  }
  if (typeof file !== 'string') throw wrong(place, '{ env: NAME } or { file: PATH }')
  try {
    return readFileSync(resolve(place.folder, file), 'utf8').trim()
  } catch (error) {
    throw new UsageError(
      `profile: "${place.path}" is to come from the file ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code})`,
    )
  }
}

function readUrl(value: unknown, place: Place): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw wrong(place, 'a URL that starts with http:// or https://')
  return String(value)
}

function readList(value: unknown, shape: Shape, place: Place): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw wrong(place, 'a list with at least one entry')
  return value.map((entry, index) => readShape(entry, shape, { ...place, path: `${place.path}[${index}]` }))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrong(place: Place, wanted: string): UsageError {
  return new UsageError(`profile: ${place.path ? `"${place.path}"` : 'the whole'} must be ${wanted}`)
}
