import { ContractError } from './contract-error.ts'
import { follow, isObject, type Json, type JsonObject, toPointer } from './json.ts'
import { METHODS } from './operation.ts'
import { findLine } from './read-yaml.ts'

const DEEPEST = 64

/** A document with where it came from, so that a mistake in it can be told with its line. */
export interface SourceDocument {
  file: string
  text: string
  content: JsonObject
}

/** Says what is wrong, with file, line and pointer. */
export function blame(source: SourceDocument, pointer: string, message: string): never {
  throw new ContractError(message, { file: source.file, line: findLine(source.text, pointer), pointer })
}

/** Checks what every later step relies on: references lead somewhere and operations are complete. */
export function checkDocument(source: SourceDocument): void {
  checkReferences(source, source.content, [])
  if (source.content['openapi'] !== undefined) checkOperations(source)
}

function checkReferences(source: SourceDocument, node: Json, keys: string[]): void {
  if (keys.length > DEEPEST) blame(source, toPointer(keys), `is nested deeper than ${DEEPEST} levels`)
  if (Array.isArray(node)) for (const [index, child] of node.entries()) checkReferences(source, child, [...keys, String(index)])
  if (!isObject(node)) return
  const reference = node['$ref']
  if (typeof reference === 'string' && keys.at(-1) !== 'properties') checkReference(source, reference, keys)
  for (const [key, child] of Object.entries(node)) checkReferences(source, child, [...keys, key])
}

function checkReference(source: SourceDocument, reference: string, keys: string[]): void {
  const pointer = toPointer(keys)
  if (!reference.startsWith('#/')) blame(source, pointer, `$ref "${reference}" must stay in this document (#/…)`)
  const seen = new Set<string>()
  for (let next: string | undefined = reference; next; ) {
    if (seen.has(next)) blame(source, pointer, `$ref "${reference}" leads in a circle`)
    seen.add(next)
    const target = follow(source.content, next.slice(1))
    if (target === undefined) blame(source, pointer, `$ref "${reference}" leads nowhere`)
    next = isObject(target) && typeof target['$ref'] === 'string' ? target['$ref'] : undefined
  }
}

function checkOperations(source: SourceDocument): void {
  const paths = source.content['paths']
  if (!isObject(paths)) blame(source, '', 'has no paths')
  const seen = new Set<string>()
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = isObject(item) ? item[method] : undefined
      if (operation !== undefined) checkOperation(source, toPointer(['paths', path, method]), operation, seen)
    }
  }
}

function checkOperation(source: SourceDocument, pointer: string, operation: Json, seen: Set<string>): void {
  if (!isObject(operation)) blame(source, pointer, 'must be an object')
  const id = operation['operationId']
  if (typeof id !== 'string') blame(source, pointer, 'has no operationId')
  if (seen.has(id)) blame(source, pointer, `operationId "${id}" is used twice`)
  seen.add(id)
  if (!isObject(operation['responses'])) blame(source, pointer, `${id} has no responses`)
  const named = ['x-ref', 'x-alias-of', 'x-open'].some((key) => typeof operation[key] === 'string')
  if (!named) blame(source, pointer, `${id} has none of x-ref, x-alias-of and x-open`)
}
