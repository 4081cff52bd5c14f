/** Turns what records hold into JSON: an exact amount, a bigint, becomes `{ "$bigint": "…" }`. */
export function encodeExactly(value: unknown): unknown {
  if (typeof value === 'bigint') return { $bigint: value.toString() }
  if (typeof value !== 'object' || value === null || isPlain(value)) return value
  if (Array.isArray(value)) return value.map(encodeExactly)
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encodeExactly(inner)]))
  return isMark(value) ? { $object: copy } : copy
}

/** The way back. */
export function decodeExactly(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isPlain(value)) return value
  if (Array.isArray(value)) return value.map(decodeExactly)
  const { $bigint, $object } = value as { $bigint?: unknown; $object?: unknown }
  if (typeof $bigint === 'string') return BigInt($bigint)
  return decodeEntries($object ?? value)
}

function decodeEntries(value: object): unknown {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decodeExactly(inner)]))
}

/** Most records hold nothing that JSON does not know and may stay as they are. */
function isPlain(value: object): boolean {
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key]
    if (key.charCodeAt(0) === DOLLAR || typeof inner === 'bigint' || (typeof inner === 'object' && inner !== null)) return false
  }
  return true
}

const DOLLAR = 36

/** Somebody else's object that looks like one of our marks is wrapped, so that it comes back as it was. */
function isMark(value: object): boolean {
  return '$bigint' in value || '$object' in value
}
