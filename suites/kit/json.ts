declare global {
  interface JSON {
    rawJSON(text: string): unknown
  }
}

/** Parses JSON without altering a number: an integer that a double cannot hold becomes a bigint. */
export function parseExact(text: string): unknown {
  const exact = (_key: string, value: unknown, context?: { source?: string }) => {
    const isAltered = typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '')
    return isAltered ? BigInt(context?.source ?? '0') : value
  }
  return JSON.parse(text, exact as (key: string, value: unknown) => unknown)
}

/** Writes JSON; a bigint becomes the integer that it is. */
export function stringifyExact(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? JSON.rawJSON(String(part)) : part)) ?? ''
}

/** A short rendering of any value for a person to read. */
export function describe(value: unknown, limit = 400): string {
  let text: string
  try {
    text = typeof value === 'string' ? value : value === undefined ? 'nothing' : stringifyExact(value)
  } catch {
    text = String(value)
  }
  return text.length > limit ? `${text.slice(0, limit)}… (${text.length} characters)` : text
}
