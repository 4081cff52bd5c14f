import { isUtf8 } from 'node:buffer'
import type { Exchange, RawMessage } from '../exchange-log.ts'
import { readHeaders } from '../findings/read-headers.ts'
import { findingsOf } from '../findings.ts'
import type { Simulator } from '../simulator.ts'

/** Exchanges as this surface shows them: as they went over the wire, with what the contract finds. */
export function describeExchanges(simulator: Simulator, exchanges: readonly Exchange[]) {
  return exchanges.map((exchange) => describeExchange(simulator, exchange))
}

export function describeExchange(simulator: Simulator, exchange: Exchange) {
  const { n, at, ms, from, to, request, response, error } = exchange
  const ref = exchange.operation === undefined ? undefined : simulator.operation(exchange.operation)?.ref
  return {
    n,
    at,
    ms,
    from,
    to,
    ...(ref !== undefined && { ref }),
    request: { method: request.method, url: completeUrl(exchange), ...describeMessage(request) },
    ...(response && { response: { status: response.status, ...describeMessage(response) } }),
    ...(error !== undefined && { error }),
    findings: findingsOf(simulator.rules, exchange),
  }
}

/** What a server sees of an address lacks its beginning. */
function completeUrl({ request: { url, headers } }: Exchange): string {
  return url.startsWith('/') ? `http://${readHeaders(headers)['host'] ?? ''}${url}` : url
}

function describeMessage({ headers, body, truncatedFrom }: RawMessage) {
  // A cut may fall into the middle of a character; the text is shown all the same.
  const isText = isUtf8(body) || (truncatedFrom !== undefined && isUtf8(body.subarray(0, body.length - 3)))
  return {
    headers: readHeaders(headers),
    body: body.toString(isText ? 'utf8' : 'base64'),
    ...(!isText && { bodyEncoding: 'base64' as const }),
    ...(truncatedFrom !== undefined && { truncatedFrom }),
  }
}
