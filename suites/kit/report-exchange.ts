import type { Exchange, Pairs } from './exchange.ts'
import type { ReportedExchange } from './result.ts'
import type { Secrets } from './secrets.ts'

/** Longer bodies are cut in reports. */
const LONGEST_BODY = 20_000

/** Writes an exchange for a report: readable, and without any secret. */
export function reportExchange(exchange: Exchange, secrets: Secrets): ReportedExchange {
  const { request, response } = exchange
  const clean = (text: string) => secrets.redact(text)
  const headers = (pairs: Pairs) => Object.fromEntries(joinRepeated(pairs).map(([name, value]) => [clean(name), clean(value)]))
  const body = (bytes: Buffer) => clean(textOf(bytes))
  const reported = { method: clean(request.method), url: clean(request.url), headers: headers(request.headers), body: body(request.body) }
  return {
    n: exchange.n,
    at: exchange.at,
    ms: Number.isFinite(exchange.receivedAt) ? Math.round((exchange.receivedAt - exchange.sentAt) * 10) / 10 : 0,
    from: exchange.from,
    to: exchange.to,
    ...(exchange.operation && { operation: exchange.operation }),
    request: reported,
    ...(response && { response: { status: response.status, headers: headers(response.headers), body: body(response.body) } }),
    ...(exchange.error && { error: clean(exchange.error) }),
    curl: writeCurl(reported),
  }
}

function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}… (${bytes.length} bytes)` : text
}

function joinRepeated(pairs: Pairs): Pairs {
  const joined = new Map<string, string>()
  for (const [name, value] of pairs) joined.set(name, joined.has(name) ? `${joined.get(name)}, ${value}` : value)
  return [...joined]
}

/** A command that shows the exchange again; secrets are variables of the shell. */
function writeCurl({ method, url, headers, body }: ReportedExchange['request']): string {
  const parts = [`curl -i -X ${method}`, quote(url), ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)]
  if (body) parts.push(`--data-raw ${quote(body)}`)
  return parts.join(' ')
}

/** Single quotes, but for the placeholders of secrets, which the shell must fill in. */
function quote(text: string): string {
  return text
    .split(/(\$[A-Z][A-Z_0-9]*)/)
    .map((part, index) => (index % 2 === 1 ? `"${part}"` : part === '' ? '' : `'${part.replaceAll("'", `'\\''`)}'`))
    .join('')
}
