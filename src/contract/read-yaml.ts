import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parse, parseDocument } from 'yaml'
import { ContractError } from './contract-error.ts'
import { fromPointer, isObject, type JsonObject } from './json.ts'

const LARGEST_DOCUMENT = 1024 * 1024

/** Reads a document of at most 1 MiB; the caller hashes or parses its text. */
export function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new ContractError(`cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`, { file })
  }
  if (bytes.length > LARGEST_DOCUMENT)
    throw new ContractError(`is ${bytes.length} bytes; a document may have at most ${LARGEST_DOCUMENT}`, { file })
  return bytes.toString('utf8')
}

/** Parses YAML (or JSON) into one object; duplicate keys and alias bombs are mistakes. */
export function parseYaml(text: string, file: string): JsonObject {
  let value: unknown
  try {
    value = parse(text, { uniqueKeys: true, maxAliasCount: 100 })
  } catch (error) {
    const { message, linePos } = error as { message: string; linePos?: [{ line: number }] }
    throw new ContractError(message.split('\n')[0] ?? 'is not YAML', { file, line: linePos?.[0].line })
  }
  if (!isObject(value)) throw new ContractError('must hold one object', { file, line: 1 })
  return value
}

/** Finds the line of a pointer. It parses anew, so it is only for telling a mistake. */
export function findLine(text: string, pointer: string): number | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  for (let keys = fromPointer(pointer); keys.length > 0; keys = keys.slice(0, -1)) {
    const node = document.getIn(keys, true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return undefined
}
