import type { ErrorObject, Validators } from '../../contract/validators.ts'
import { pointerOf, valueAt } from './pointers.ts'

/** Something in a value that its schema forbids. */
export interface Violation {
  pointer: string
  message: string
  isMissing: boolean
}

const MOST = 20
/** Keywords that only say that one of their parts failed. */
const COMBINERS = new Set(['anyOf', 'oneOf', 'allOf', 'if'])

/** Everything that a schema forbids about a value, each place once. */
export function findViolations(validators: Validators, schemaPointer: string, value: unknown): Violation[] {
  const validate = validators.thoroughAt(schemaPointer)
  if (validate(value)) return []
  const errors = validate.errors ?? []
  const telling = errors.filter(({ keyword }) => !COMBINERS.has(keyword))
  const byPlace = new Map<string, ErrorObject>()
  for (const error of telling.length > 0 ? telling : errors) if (!byPlace.has(pointerOf(error))) byPlace.set(pointerOf(error), error)
  return Array.from(byPlace, ([pointer, error]) => ({
    pointer,
    message: explain(error, value),
    isMissing: error.keyword === 'required',
  })).slice(0, MOST)
}

function explain(error: ErrorObject, whole: unknown): string {
  if (error.keyword === 'required') return 'is missing'
  const value = valueAt(whole, error.instancePath)
  if (error.keyword === 'type') return `${error.message}, but is ${describe(value)}`
  const { allowedValues } = error.params as { allowedValues?: unknown[] }
  const allowed = allowedValues ? `: ${allowedValues.join(', ')}` : ''
  return `${error.message ?? 'is not valid'}${allowed}, but is ${show(value)}`
}

/** A value with its kind: wrong types are told by what came instead. */
function describe(value: unknown): string {
  if (value === null) return 'null: leave it out instead'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? `the string ${show(value)}` : show(value)
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
