import type { ErrorObject } from '../../contract/validators.ts'

/** A key as a part of a JSON pointer. */
export function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Where in a value something is wrong: a missing field is told by the place where it should be. */
export function pointerOf(error: ErrorObject): string {
  const missing = (error.params as { missingProperty?: string }).missingProperty
  return error.keyword === 'required' && missing !== undefined ? `${error.instancePath}/${escapeKey(missing)}` : error.instancePath
}

/** The value at a pointer, or undefined. */
export function valueAt(value: unknown, pointer: string): unknown {
  let node = value
  for (const key of pointer.split('/').slice(1)) {
    if (typeof node !== 'object' || node === null) return undefined
    node = (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return node
}
