import { Secrets } from '../../suites/kit/secrets.ts'
import type { Exchange } from '../simulator/exchange-log.ts'
import { queryOf } from '../simulator/findings/find-operation.ts'
import { readHeaders } from '../simulator/findings/read-headers.ts'
import { parseQuery } from '../simulator/http/parse-query.ts'
import { readObject } from './see-exchange.ts'

/** Where credentials travel, and what a report calls them. */
const HEADERS: Record<string, string> = {
  authorization: 'AUTHORIZATION',
  cookie: 'COOKIE',
  'set-cookie': 'COOKIE',
  'proxy-authorization': 'AUTHORIZATION',
}
const QUERY: Record<string, string> = {
  token: 'MANAGER_TOKEN',
  crmapitoken: 'CRM_API_TOKEN',
  inapptoken: 'INAPP_TOKEN',
  accesstoken: 'ACCESS_TOKEN',
}
const FIELDS: Record<string, string> = {
  password: 'PASSWORD',
  hashedPassword: 'PASSWORD_HASH',
  traderPasswordHash: 'PASSWORD_HASH',
  crmApiToken: 'CRM_API_TOKEN',
  accessToken: 'ACCESS_TOKEN',
  inappToken: 'INAPP_TOKEN',
  webservToken: 'MANAGER_TOKEN',
  d: 'ADAPTER_TOKEN',
}

/** Learns every credential that an exchange carried: a proxy is told none beforehand. */
export function learnSecrets(secrets: Secrets, { operation, request, response }: Exchange): void {
  const headers = { ...readHeaders(response?.headers ?? []), ...readHeaders(request.headers) }
  for (const [name, label] of Object.entries(HEADERS)) learnWithScheme(secrets, headers[name], label)
  const query = parseQuery(queryOf(request.url)).values
  for (const [name, value] of Object.entries(query)) {
    const label = QUERY[name.toLowerCase()]
    if (label) secrets.learn(value, label)
  }
  const sent = readObject(request)
  const got = readObject(response)
  for (const body of [sent, got]) for (const [name, label] of Object.entries(FIELDS)) secrets.learn(body[name], label)
  if (operation === 'authorizeOneTime') secrets.learn(sent['code'], 'ONE_TIME_TOKEN')
  if (operation === 'generateOneTimeToken') secrets.learn(got['token'], 'ONE_TIME_TOKEN')
  if (operation === 'issueSsoCode' && response?.status === 200) secrets.learn(got['code'], 'SSO_CODE')
}

/** A token may come with its scheme in one call and bare in another. */
function learnWithScheme(secrets: Secrets, value: string | undefined, label: string): void {
  if (value === undefined) return
  secrets.learn(value.replace(/^(basic|bearer) +/i, ''), label)
}

/** The secrets of these exchanges. */
export function secretsOf(exchanges: Iterable<Exchange>): Secrets {
  const secrets = new Secrets()
  for (const exchange of exchanges) learnSecrets(secrets, exchange)
  return secrets
}
