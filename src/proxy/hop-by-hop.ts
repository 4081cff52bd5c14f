/** Headers that belong to one connection only, so that no proxy passes them on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization', 'te', 'upgrade'])

/** The headers that go on, in their order and spelling; `host` replaces the one that named the proxy. */
export function passOn(raw: readonly string[], host?: string): string[] {
  const dropped = new Set([...HOP_BY_HOP, ...namedByConnection(raw)])
  const kept: string[] = []
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!.toLowerCase()
    if (!dropped.has(name)) kept.push(raw[index]!, host !== undefined && name === 'host' ? host : raw[index + 1]!)
  }
  return kept
}

/** Tells whether a message says how long its body is, or that it comes in chunks. */
export function hasFraming(raw: readonly string[]): boolean {
  return raw.some((name, index) => index % 2 === 0 && /^(content-length|transfer-encoding)$/i.test(name))
}

/** What frames the body must stay, whatever Connection says: without it one request could hide another. */
function namedByConnection(raw: readonly string[]): string[] {
  const values = raw.filter((_, index) => index % 2 === 1 && raw[index - 1]!.toLowerCase() === 'connection')
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim().toLowerCase())
  return names.filter((name) => !['content-length', 'transfer-encoding', 'host', 'authorization'].includes(name))
}
