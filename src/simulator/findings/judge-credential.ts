import { cite, rowForCredential } from './choose-row.ts'
import type { Finding } from './finding.ts'
import type { Case } from './judged-exchange.ts'

/** Whether the credential is where the contract wants it. Whether it is a good one, only the callee knows. */
export function judgeCredential(one: Case): Finding[] {
  const [scheme] = one.operation.security
  if (!scheme) return []
  const { query, requestHeaders } = one
  const place = `/${scheme.in}/${scheme.key}`
  const pointer = scheme.in === 'query' ? `/request/query/${scheme.key}` : `/request/headers/${scheme.key}`
  const sent = scheme.in === 'query' ? query[scheme.key] : requestHeaders[scheme.key]
  const stray = scheme.in === 'query' ? requestHeaders['authorization'] : query['token']
  if (sent === undefined || sent === '') {
    const elsewhere =
      stray === undefined ? '' : scheme.in === 'query' ? '; it was sent in the Authorization header' : '; it was sent in the query'
    return [{ severity: 'error', pointer, message: `is missing${elsewhere}`, ...cite(rowForCredential(one, place)) }]
  }
  if (!sent.toLowerCase().startsWith(scheme.prefix.toLowerCase())) {
    return [{ severity: 'error', pointer, message: `must begin with "${scheme.prefix}"`, ...cite(rowForCredential(one, place)) }]
  }
  if (stray === undefined || scheme.in !== 'query') return []
  const message = `is sent beside the query's ${scheme.key}, and is not looked at`
  const row = one.operation.role === 'platform' ? { requirement: 'AUTH-11', point: 'I-03' } : {}
  return [{ severity: 'warning', pointer: '/request/headers/authorization', message, ...row }]
}
