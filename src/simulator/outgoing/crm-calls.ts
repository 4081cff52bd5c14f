import type { Callback } from '../../domain/records.ts'
import type { OutgoingCall } from '../fault.ts'
import type { World } from '../world.ts'

const JSON_BOTH_WAYS = { 'content-type': 'application/json', accept: 'application/json' }

/** A call to a CRM, with the operation of the contract that it is. */
export interface CrmCall {
  operation: string
  call: OutgoingCall
}

/** A1: the password for a token. */
export function callForCrmToken(world: World): CrmCall {
  return post(world, 'A1', 'issueCrmApiToken', ['/oauth2/crmApiToken', {}], { password: world.crm.apiPassword })
}

/** A2: an OT token for the identity of its user. */
export function callToAuthorizeOneTime(world: World, crmApiToken: string, code: string): CrmCall {
  return post(world, 'A2', 'authorizeOneTime', ['/oauth2/onetime/authorize', { crmApiToken }], { code })
}

/** A3: a long-term access token for the identity of its user. */
export function callToAuthorize(world: World, crmApiToken: string, accessToken: string): CrmCall {
  return post(world, 'A3', 'authorizeAccessToken', ['/oauth2/authorize', { crmApiToken }], { accessToken })
}

/** A4: an OT token for a page in an application, against the in-app token of the session if it has one. */
export function callForOneTimeToken(world: World, crmApiToken: string, user: { userId: number; inappToken: string | null }): CrmCall {
  const { userId, inappToken } = user
  const spelling = world.dialect['sso.inappTokenSpelling']
  const query = { crmApiToken, ...(inappToken !== null && { [spelling]: inappToken }) }
  return post(world, 'A4', 'generateOneTimeToken', ['/oauth2/onetime/generate', query], { userId })
}

/** A5: the end of a user's log-in, all in the query. */
export function callToLogOut(world: World, crmApiToken: string, user: { userId: number; accessToken: string }): CrmCall {
  const query = { crmApiToken, userId: String(user.userId), accessToken: user.accessToken }
  const url = addressOf(world.crm.url, '/oauth2/logout', query)
  return { operation: 'logOutOfCrm', call: { ref: 'A5', method: 'PUT', url, headers: JSON_BOTH_WAYS, body: undefined } }
}

/** A6 and A7: a callback, to the address that the broker gave and with its Authorization, both as they are. */
export function callToDeliver(world: World, { kind, body }: Callback): CrmCall {
  const { webhookAuthorization, attributionWebhookUrl, registrationWebhookUrl } = world.crm
  const headers = { ...JSON_BOTH_WAYS, authorization: webhookAuthorization }
  return kind === 'attribution'
    ? { operation: 'attributeUser', call: { ref: 'A6', method: 'POST', url: attributionWebhookUrl, headers, body } }
    : { operation: 'registerUser', call: { ref: 'A7', method: 'POST', url: registrationWebhookUrl, headers, body } }
}

function post(
  world: World,
  ref: string,
  operation: string,
  [path, query]: [string, Record<string, string>],
  body: Record<string, unknown>,
): CrmCall {
  return { operation, call: { ref, method: 'POST', url: addressOf(world.crm.url, path, query), headers: JSON_BOTH_WAYS, body } }
}

/** An operation's address under the base that the broker gave, whose own query is kept. */
function addressOf(base: string, path: string, query: Record<string, string>): string {
  const [place = '', ownQuery = ''] = base.replace(/#.*$/, '').split(/\?(.*)/s)
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const whole = [ownQuery, ...parameters].filter((part) => part !== '').join('&')
  return `${place.replace(/\/+$/, '')}${path}${whole === '' ? '' : `?${whole}`}`
}
