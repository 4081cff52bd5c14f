import type { Answer } from '../kit/exchange.ts'
import { describe } from '../kit/json.ts'
import type { PlatformContext } from '../kit/platform.ts'

export type Kind = 'string' | 'integer' | 'boolean' | 'array' | 'object'

export interface BadCase {
  label: string
  body: object
}

/** One body for each of these fields, without it. A path goes through objects and arrays: `message.title`, `ribbons.0.color`. */
export function leaveOut(body: object, paths: string[]): BadCase[] {
  return paths.map((path) => ({ label: `without ${path}`, body: changeAt(body, path, undefined) }))
}

/** One body for each of these values at this place. */
export function putAt(body: object, path: string, values: unknown[]): BadCase[] {
  return values.map((value) => ({ label: `${path} = ${describe(value, 60)}`, body: changeAt(body, path, value) }))
}

/** Bodies in which a field has a value of another type than its own, near the right one where there is such a value. */
export function mistype(body: object, kinds: Record<string, Kind>): BadCase[] {
  return Object.entries(kinds).flatMap(([path, kind]) => putAt(body, path, otherTypes(kind, readAt(body, path))))
}

/** Bodies in which a required field is null. */
export function nullify(body: object, paths: string[]): BadCase[] {
  return paths.flatMap((path) => putAt(body, path, [null]))
}

function otherTypes(kind: Kind, value: unknown): unknown[] {
  switch (kind) {
    case 'string':
      return [5, true, {}, [value]]
    case 'integer':
      return [String(value), halfMore(Number(value)), true, {}, [value]]
    case 'boolean':
      return [String(value), Number(value), {}, [value]]
    case 'array':
      return ['x', 5, true, {}]
    case 'object':
      return ['x', 5, true, []]
  }
}

/** Near 2^53 there is no room for a half. */
function halfMore(value: number): number {
  return Number.isInteger(value + 0.5) ? 1.5 : value + 0.5
}

/** Sends all the cases, and tells those that were not turned down. */
export async function findAccepted(cases: BadCase[], send: (body: object) => Promise<Answer<unknown>>): Promise<string[]> {
  const answers = await Promise.all(cases.map(async ({ label, body }) => ({ label, status: (await send(body)).status })))
  return answers.filter(({ status }) => status < 400 || status >= 500).map(({ label, status }) => `${label}: ${status}`)
}

/**
 * What is left to complain about. A real platform may take a value of another type or form for what it stands for, which is odd but
 * forbidden nowhere: a warning. The simulator must not.
 */
export function unforgiven({ target, warn }: PlatformContext, accepted: string[]): string[] {
  if (target.isSimulator || accepted.length === 0) return accepted
  warn(`took what has not the documented type or form: ${accepted.join('; ')}`)
  return []
}

function changeAt(container: object, path: string, value: unknown): object {
  const [key = '', ...rest] = path.split('.')
  const copy = (Array.isArray(container) ? [...container] : { ...container }) as Record<string, unknown>
  if (rest.length > 0) copy[key] = changeAt(copy[key] as object, rest.join('.'), value)
  else if (value === undefined) delete copy[key]
  else copy[key] = value
  return copy
}

function readAt(container: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], container)
}
