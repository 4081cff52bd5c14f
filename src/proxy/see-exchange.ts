import { isObject } from '../contract/json.ts'
import type { Exchange, RawMessage } from '../simulator/exchange-log.ts'
import { pathOf, queryOf } from '../simulator/findings/find-operation.ts'
import { readHeaders } from '../simulator/findings/read-headers.ts'
import { parseQuery } from '../simulator/http/parse-query.ts'
import type { TraderPage } from './trader-scan.ts'
import type { Seen } from './watch.ts'

/** Reads an exchange once for all rules that span calls. */
export function seeExchange(exchange: Exchange, traderPage?: TraderPage): Seen {
  const { n, at, ms, operation, request, response } = exchange
  const got = readObject(response)
  const status = response?.status ?? 0
  const { authorization } = readHeaders(request.headers)
  return {
    n,
    at,
    until: at + ms,
    ...(operation !== undefined && { operation }),
    // The adapter says in the body what others say by the status.
    isGranted: status >= 200 && status < 300 && got['s'] !== 'error',
    isRefused: (status >= 400 && status < 500) || (status === 200 && got['s'] === 'error'),
    path: pathOf(request.url),
    query: parseQuery(queryOf(request.url)).values,
    ...(authorization !== undefined && { authorization }),
    sent: readObject(request),
    got,
    ...(traderPage && { traderPage }),
  }
}

/** The JSON object that a message holds, or an empty one. */
export function readObject(message: RawMessage | undefined): Record<string, unknown> {
  if (!message || message.body.length === 0 || message.truncatedFrom !== undefined) return {}
  try {
    const value: unknown = JSON.parse(message.body.toString('utf8'))
    return isObject(value) ? value : {}
  } catch {
    // That it is not JSON is told by the contract's own findings.
    return {}
  }
}
