const raw = JSON as unknown as { rawJSON(text: string): number; isRawJSON(value: unknown): boolean }

/** An integer for JSON. One that a double cannot hold is kept as the text that JSON.stringify will write. */
export function toInteger(value: bigint): number {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : raw.rawJSON(value.toString())
}

/** An answer with a record. Its JSON is written out where an integer in it is larger than a double can hold. */
export function answerWith<Status extends number, Body extends object>(status: Status, body: Body): { status: Status; body: Body } {
  if (!hasRawJson(body)) return { status, body }
  return { status, raw: { type: 'application/json', text: JSON.stringify(body) } } as unknown as { status: Status; body: Body }
}

function hasRawJson(body: object): boolean {
  for (const key in body) {
    const value = (body as Record<string, unknown>)[key]
    if (typeof value === 'object' && raw.isRawJSON(value)) return true
  }
  return false
}
