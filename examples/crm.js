// A broker's CRM with nothing but node:http: A1 to A7 for everybody who has a positive userId. Yours goes in its place.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

const { CRM_API_PASSWORD: password = 'secret', CRM_WEBHOOK_AUTH: webhookAuthorization = 'Basic c2VjcmV0', PORT = '8080' } = process.env
const MINUTE = 60_000
const apiTokens = new Set()
const oneTimeTokens = new Map()
const accessTokens = new Map()
const partners = new Map()

const isText = (value) => typeof value === 'string'
const isId = (value) => Number.isSafeInteger(value) && value > 0

const operations = {
  'POST /oauth2/crmApiToken': ({ body }) => {
    if (!isText(body.password)) return [400]
    return body.password === password ? [200, { crmApiToken: keep(apiTokens) }] : [403, { code: 'CH_CLIENT_AUTH_FAILURE' }]
  },
  'POST /oauth2/onetime/authorize': behindToken(['code', isText], ({ body }) => {
    const found = oneTimeTokens.get(body.code)
    oneTimeTokens.delete(body.code)
    if (!found || Date.now() - found.issuedAt >= MINUTE) return [404]
    const { userId, keepLoggedIn } = found
    return [200, keepLoggedIn ? { userId, accessToken: keep(accessTokens, userId) } : { userId }]
  }),
  'POST /oauth2/authorize': behindToken(['accessToken', isText], ({ body }) => {
    const userId = accessTokens.get(body.accessToken)
    return userId ? [200, { userId }] : [404]
  }),
  'POST /oauth2/onetime/generate': behindToken(['userId', isId], ({ body }) =>
    body.userId < 1000 ? [200, { token: issueOneTimeToken(body) }] : [404],
  ),
  'PUT /oauth2/logout': behindToken([], ({ query }) => {
    const accessToken = query.get('accessToken')
    if (!accessToken || !isId(Number(query.get('userId')))) return [400]
    return accessTokens.delete(accessToken) ? [200] : [404]
  }),
  'POST /attribution': behindAuthorization(['invitedUserId', 'partnerUserId'], ({ body }) => {
    const { invitedUserId, partnerUserId, brokerPartnerId = `partner-${partnerUserId}` } = body
    if (!isText(brokerPartnerId)) return [400]
    const before = partners.get(invitedUserId)
    const isKnown = body.brokerPartnerId !== undefined || [...partners.values()].includes(partnerUserId)
    partners.set(invitedUserId, partnerUserId)
    const isMoved = before !== undefined && before !== partnerUserId
    return [200, { brokerPartnerId, brokerResult: isMoved ? 'REATTRIBUTED' : isKnown ? 'ATTRIBUTED' : 'ATTRIBUTED_NEW' }]
  }),
  'POST /registration': behindAuthorization(['userId', 'partnerUserId'], ({ body }) => [isText(body.email) ? 204 : 400]),
  // No document asks for this one: the user presses "open platform" in the client area.
  'POST /open-platform': ({ body }) => [200, { code: issueOneTimeToken(body) }],
}

function behindToken([field, isGood], answer) {
  return (call) => {
    const token = call.query.get('crmApiToken')
    if (token === null || (field && !isGood(call.body[field]))) return [400]
    return apiTokens.has(token) ? answer(call) : [403, { code: 'CH_CLIENT_AUTH_FAILURE' }]
  }
}

function behindAuthorization(ids, answer) {
  return (call) => {
    if (call.authorization !== webhookAuthorization) return [401]
    return isText(call.body.brokerName) && ids.every((name) => isId(call.body[name])) ? answer(call) : [400]
  }
}

function keep(tokens, value) {
  const token = randomUUID()
  tokens instanceof Map ? tokens.set(token, value) : tokens.add(token)
  return token
}

function issueOneTimeToken({ userId, keepLoggedIn = false }) {
  return keep(oneTimeTokens, { userId, keepLoggedIn, issuedAt: Date.now() })
}

async function read(request) {
  let text = ''
  for await (const chunk of request) text += chunk
  const value = text === '' ? {} : JSON.parse(text)
  return typeof value === 'object' && value !== null ? value : {}
}

createServer(async (request, response) => {
  const { pathname, searchParams: query } = new URL(request.url, 'http://crm')
  const operation = operations[`${request.method} ${pathname}`] ?? (() => [404])
  const [status, answer] = await read(request).then(
    (body) => operation({ body, query, authorization: request.headers.authorization }),
    () => [400],
  )
  response.writeHead(status, answer && { 'content-type': 'application/json' }).end(answer && JSON.stringify(answer))
}).listen(Number(PORT), '127.0.0.1', () => console.log(`CRM on http://127.0.0.1:${PORT}`))
