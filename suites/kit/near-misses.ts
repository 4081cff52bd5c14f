/**
 * Values that only a sloppy comparison takes for this secret: its first half, more than all of it, and its letters in the other case.
 * The case is left alone where all letters have the same one (hexadecimal digits often count in either), and nothing is put
 * behind a padding, where decoders stop reading.
 */
export function nearMisses(secret: string): string[] {
  const swapped = /[a-z]/.test(secret) && /[A-Z]/.test(secret) ? swapCase(secret) : secret
  const longer = secret.endsWith('=') ? secret : `${secret}x1Y2`
  const values = [secret.slice(0, Math.ceil(secret.length / 2)), longer, swapped]
  return values.filter((value) => value !== secret)
}

/** The same letters, large where they were small. */
export function swapCase(text: string): string {
  return [...text].map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase())).join('')
}

/** The near misses of an Authorization header: its scheme stays, since that is written in any letter case. */
export function nearMissesOfHeader(value: string): string[] {
  const [, scheme = '', credential = value] = /^(\S+ +)(.+)$/s.exec(value) ?? []
  return nearMisses(credential).map((near) => `${scheme}${near}`)
}
