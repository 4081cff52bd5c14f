export const DEEPEST_JSON = 64

/** What JSON.parse does not tell. */
export interface JsonDefect {
  reason: string
  pointer: string
}

const QUOTE = 34
const BACKSLASH = 92
const MINUS = 45

/**
 * Looks through text that JSON.parse has accepted, for what it silently swallows: duplicate keys, integers that a double
 * cannot hold, and nesting beyond 64. `exact` receives the source text of the top-level numbers that are named there.
 */
export function inspectJson(text: string, exact: Record<string, string>, rejectDuplicates = true): JsonDefect | undefined {
  const keys: (Set<string> | undefined)[] = []
  const path: string[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      const end = endOfString(text, at)
      const after = skipSpace(text, end)
      if (text[after] === ':' && keys.at(-1)) {
        const key = decodeKey(text, at, end)
        const seen = keys.at(-1)!
        path[path.length - 1] = key
        if (rejectDuplicates && seen.has(key)) return { reason: `the key "${key}" is given twice`, pointer: pointerOf(path) }
        seen.add(key)
        at = after + 1
      } else at = end
    } else if (code === 123 || code === 91) {
      keys.push(code === 123 ? new Set() : undefined)
      path.push('')
      if (keys.length > DEEPEST_JSON) return { reason: `is nested deeper than ${DEEPEST_JSON} levels`, pointer: '' }
      at++
    } else if (code === 125 || code === 93) {
      keys.pop()
      path.pop()
      at++
    } else if (code === MINUS || (code >= 48 && code <= 57)) {
      const end = endOfNumber(text, at)
      const literal = text.slice(at, end)
      if (literal.length > 15 && isUnsafeInteger(literal))
        return { reason: `${literal} is larger than a JSON number can hold exactly`, pointer: pointerOf(path) }
      if (path.length === 1 && path[0]! in exact) exact[path[0]!] = literal
      at = end
    } else at++
  }
  return undefined
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === QUOTE) return at + 1
  }
}

function decodeKey(text: string, start: number, end: number): string {
  const raw = text.slice(start, end)
  return raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1)
}

function skipSpace(text: string, start: number): number {
  let at = start
  while (at < text.length && text.charCodeAt(at) <= 32) at++
  return at
}

function endOfNumber(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && '0123456789+-.eE'.includes(text[at]!)) at++
  return at
}

function isUnsafeInteger(literal: string): boolean {
  return /^-?\d+$/.test(literal) && !Number.isSafeInteger(Number(literal))
}

function pointerOf(path: string[]): string {
  return path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
