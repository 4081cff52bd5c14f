/** Headers by their names in small letters; what came more than once is joined. */
export function readHeaders(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = Object.create(null)
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!.toLowerCase()
    headers[name] = name in headers ? `${headers[name]}, ${raw[index + 1]}` : raw[index + 1]!
  }
  return headers
}
