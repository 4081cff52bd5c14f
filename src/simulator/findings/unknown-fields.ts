import { nearest } from '../../contract/dialect.ts'
import { fromPointer, isObject, type JsonObject } from '../../contract/json.ts'
import { resolve } from '../../contract/operation.ts'
import { escapeKey } from './pointers.ts'

/** A field that the contract does not name, and the one that was probably meant. */
export interface UnknownField {
  pointer: string
  name: string
  meant: string | undefined
}

const DEEPEST = 32

/** All fields of a value that its schema does not know. A schema that names no fields leaves them free. */
export function findUnknownFields(document: JsonObject, schemaPointer: string, value: unknown): UnknownField[] {
  const found: UnknownField[] = []
  walk(document, [schemaPointer], value, '', found)
  return found
}

function walk(document: JsonObject, schemas: string[], value: unknown, pointer: string, found: UnknownField[]): void {
  if (pointer.split('/').length > DEEPEST) return
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => childrenOf(document, schema, 'items'))
    for (const [index, item] of value.entries()) walk(document, items, item, `${pointer}/${index}`, found)
    return
  }
  if (!isObject(value)) return
  const known = new Map<string, string[]>()
  for (const schema of schemas) collectProperties(document, schema, known)
  if (known.size === 0) return
  for (const [name, member] of Object.entries(value)) {
    const here = `${pointer}/${escapeKey(name)}`
    const own = known.get(name)
    if (own) walk(document, own, member, here, found)
    else
      found.push({
        pointer: here,
        name,
        meant: nearest(
          name,
          [...known.keys()].filter((key) => !(key in value)),
        ),
      })
  }
}

/** The properties that a schema names, in all of its parts, with where each is described. */
export function collectProperties(document: JsonObject, schema: string, into: Map<string, string[]>, depth = 0): void {
  if (depth > DEEPEST) return
  const { node, pointer } = resolve(document, fromPointer(schema))
  for (const name of Object.keys(isObject(node['properties']) ? node['properties'] : {})) {
    into.set(name, [...(into.get(name) ?? []), `${pointer}/properties/${escapeKey(name)}`])
  }
  for (const part of partsOf(node, pointer)) collectProperties(document, part, into, depth + 1)
}

function childrenOf(document: JsonObject, schema: string, key: 'items', depth = 0): string[] {
  if (depth > DEEPEST) return []
  const { node, pointer } = resolve(document, fromPointer(schema))
  const own = isObject(node[key]) ? [`${pointer}/${key}`] : []
  return [...own, ...partsOf(node, pointer).flatMap((part) => childrenOf(document, part, key, depth + 1))]
}

function partsOf(node: JsonObject, pointer: string): string[] {
  return ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const parts = node[key]
    return Array.isArray(parts) ? parts.map((_, index) => `${pointer}/${key}/${index}`) : []
  })
}
