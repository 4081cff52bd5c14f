import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningSimulator } from '../start-simulator.ts'
import { type ControlledWorld, call, openWorld, startTestSimulator } from '../testing/control.ts'

let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startTestSimulator()
})
afterAll(() => simulator.close())

const WEEK = 7 * 24 * 60 * 60 * 1000
const apiToken = async ({ crm }: ControlledWorld) =>
  (await call(`${crm.url}/oauth2/crmApiToken`, 'POST', { password: crm.apiPassword })).body.crmApiToken as string

it('accepts a crmApiToken for a week, and answers one that is over by the dialect', async () => {
  const world = await openWorld(simulator, { dialect: { 'sso.expiredCrmApiToken': 410 } })
  const crmApiToken = await apiToken(world)
  const generate = () => call(`${world.crm.url}/oauth2/onetime/generate?crmApiToken=${crmApiToken}`, 'POST', { userId: world.given.userId })
  await world.advance(WEEK - 1)
  expect((await generate()).status).toBe(200)
  await world.advance(1)
  expect(await generate()).toMatchObject({ status: 410, body: { code: 'CID_TOKEN_EXPIRED' } })

  const { body } = await world.post('/crm/one-time-tokens', { userId: world.given.userId })
  expect((await world.post('/apps/login', body)).status).toBe(200)
  await world.advance(WEEK)
  const next = await world.post('/crm/one-time-tokens', { userId: world.given.userId })
  const login = await world.post('/apps/login', next.body)
  expect(login.body.exchanges.map(({ ref }: { ref: string }) => ref)).toEqual(['A2', 'A1', 'A2'])
})

it('takes inappToken in any letter case, unless the dialect is strict', async () => {
  for (const [isLenient, status] of [
    [true, 200],
    [false, 403],
  ] as const) {
    const world = await openWorld(simulator, { dialect: { 'sso.inappTokenCaseInsensitive': isLenient } })
    const { inappTokenUserId: userId } = world.given
    const crmApiToken = await apiToken(world)
    const { code } = (await world.post('/crm/one-time-tokens', { userId })).body
    const { inappToken } = (await call(`${world.crm.url}/oauth2/onetime/authorize?crmApiToken=${crmApiToken}`, 'POST', { code })).body
    const query = `crmApiToken=${crmApiToken}&inapptoken=${inappToken}`
    expect((await call(`${world.crm.url}/oauth2/onetime/generate?${query}`, 'POST', { userId })).status).toBe(status)
  }
})

it('serves A5 for POST, and answers wrong tokens without a word, where the dialect says so', async () => {
  const strict = await openWorld(simulator)
  const path = '/oauth2/logout?crmApiToken=wrong&userId=1&accessToken=wrong'
  expect((await call(strict.crm.url + path, 'POST')).status).toBe(404)
  expect(await call(strict.crm.url + path, 'PUT')).toMatchObject({ status: 403, body: { code: 'CH_CLIENT_AUTH_FAILURE' } })
  const lenient = await openWorld(simulator, { dialect: { 'crm.logoutByPost': true, 'crm.logoutWithWrongToken': 'accept' } })
  expect((await call(lenient.crm.url + path, 'POST')).status).toBe(200)
  expect((await call(lenient.crm.url + path, 'PUT')).status).toBe(200)
})

it('redeems an SSO code at the platform where the dialect gives it an address', async () => {
  const world = await openWorld(simulator, { dialect: { 'ssoCode.redeemPath': '/oauth/token' } })
  const { hostUrl, idBaseUrl, managerToken } = world.platform
  const { userId, brokerName } = world.given
  const { code } = (
    await call(
      `${idBaseUrl}/v1/users/${userId}/authcode`,
      'POST',
      { brokerNames: [brokerName] },
      { authorization: `Bearer ${managerToken}` },
    )
  ).body
  expect((await call(`${hostUrl}/oauth/token`, 'POST', {})).status).toBe(403)
  expect(await call(`${hostUrl}/oauth/token`, 'POST', { code })).toMatchObject({ status: 200, body: { userId, brokerNames: [brokerName] } })
  expect((await call(`${hostUrl}/oauth/token`, 'POST', { code })).status).toBe(404)
  expect((await world.post('/apps/redeem', { code })).body.error.code).toBe('sso-code-used')
})

it('answers C1 with the statuses of the dialect, and C2 always with 200', async () => {
  const world = await openWorld(simulator, { dialect: { 'adapter.generateStatus': 201, 'adapter.refusalStatus': 401 } })
  const { url, bearer } = world.adapter
  const body = { userId: world.given.userId, brokerNames: [world.given.brokerName] }
  const issued = await call(`${url}/generate/token`, 'POST', body, { authorization: `Bearer ${bearer}` })
  expect(issued).toMatchObject({ status: 201, body: { s: 'ok' } })
  expect(await call(`${url}/generate/token`, 'POST', body)).toMatchObject({ status: 401, body: { s: 'error', errmsg: expect.any(String) } })
  expect(await call(`${url}/logout`, 'POST', undefined, { authorization: `Bearer ${issued.body.d}` })).toEqual({
    status: 200,
    body: { s: 'ok' },
  })
  for (const authorization of ['', 'Bearer ', 'Bearer x', `Basic ${issued.body.d}`, `Bearer ${bearer}`]) {
    expect(await call(`${url}/logout`, 'POST', undefined, { authorization })).toMatchObject({ status: 200, body: { s: 'error' } })
  }
})

it('lets exactly one of many who come at once with one code in', async () => {
  const world = await openWorld(simulator)
  const { body } = await world.post('/crm/one-time-tokens', { userId: world.given.userId })
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.post('/apps/login', body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
})

it('shows whatever garbage it was sent', async () => {
  const world = await openWorld(simulator)
  const { hostUrl, managerToken } = world.platform
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"email":1,"email":2}',
    '['.repeat(2000),
    '{"__proto__":{"x":1}}',
    '\u0000',
    '{"email":"\\ud800"}',
  ]
  for (const body of [...bodies, Buffer.from([255, 254]), Buffer.alloc(2 * 1024 * 1024, 32)]) {
    for (const path of [
      '/cid/uid/create',
      '/cid/uid/link',
      '/v2/webserv/traders/%ff',
      '/cid/%2e%2e',
      '/v2/webserv/traders/x/changebalance',
    ]) {
      await fetch(`${hostUrl}${path}?token=${managerToken}&%zz=1&token=2`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body,
      }).catch(() => undefined)
      await fetch(`${world.adapter.url}/logout?x=%`, { method: 'POST', headers: { authorization: '\u00ff' }, body }).catch(() => undefined)
    }
  }
  const answer = await world.get('/exchanges')
  expect(answer.status).toBe(200)
  expect(answer.body.exchanges.length).toBeGreaterThan(60)
})

it('streams exchanges as they end, and those since a number first', async () => {
  const world = await openWorld(simulator)
  const ask = () =>
    fetch(`${world.platform.hostUrl}/v2/webserv/depositAssets?token=${world.platform.managerToken}`).then((answer) => answer.text())
  await ask()
  const stream = await fetch(`${simulator.addresses.control}/v1/worlds/${world.name}/exchanges/stream?after=0`)
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('id: 1\nevent: exchange\ndata: {"n":1,')) text += (await reader.read()).value
  await ask()
  while (!text.includes('id: 2\nevent: exchange\ndata: {"n":2,')) text += (await reader.read()).value
  expect(stream.headers.get('content-type')).toMatch('text/event-stream')
  await reader.cancel()
})

it('names the charset, and spells header names, as the dialect says', async () => {
  const headersIn = async (dialect: object) => {
    const { platform } = await openWorld(simulator, { dialect })
    const asked = request(`${platform.hostUrl}/v2/webserv/symbols?token=${platform.managerToken}`)
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return { names: answer.rawHeaders.filter((_, index) => index % 2 === 0), type: answer.headers['content-type'] }
  }
  const usual = await headersIn({})
  expect(usual.type).toBe('application/json; charset=utf-8')
  expect(usual.names).toContain('content-type')
  const other = await headersIn({ 'wire.charset': false, 'wire.headerCase': 'title' })
  expect(other.type).toBe('application/json')
  expect(other.names).toEqual(expect.arrayContaining(['Content-Type', 'X-Tripact']))
})
