/** Makes objects that inherit nothing, so that `constructor` is a key like any other; V8 keeps them in a faster form than Object.create(null). */
const Values = function Values() {} as unknown as new () => Record<string, string>
Values.prototype = Object.create(null)

/** Splits a query string; keys that come twice are told apart, since taking the first or the last would be a surprise. */
export function parseQuery(text: string): { values: Record<string, string>; repeated: string | undefined; malformed: boolean } {
  const values = new Values()
  let repeated: string | undefined
  let malformed = false
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('&', start)
    const end = next < 0 ? text.length : next
    const equals = text.indexOf('=', start)
    const cut = equals < 0 || equals > end ? end : equals
    try {
      const key = decode(text.slice(start, cut))
      if (key in values) repeated ??= key
      else if (end > start) values[key] = decode(text.slice(cut + 1, end))
    } catch {
      malformed = true
    }
    start = end + 1
  }
  return { values, repeated, malformed }
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced
}
