import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningSimulator } from '../start-simulator.ts'
import { openWorld, startTestSimulator } from '../testing/control.ts'
import { type ForeignCrm, startForeignCrm } from '../testing/foreign-crm.ts'

let simulator: RunningSimulator
let crm: ForeignCrm
beforeAll(async () => {
  simulator = await startTestSimulator()
  crm = await startForeignCrm()
})
afterAll(async () => {
  await simulator.close()
  await crm.close()
})

it('logs a person in, opens a page, logs in again and out, each through the CRM', async () => {
  const world = await openWorld(simulator)
  const { keepLoggedInUserId: userId } = world.given
  const { code } = (await world.post('/crm/one-time-tokens', { userId })).body

  const login = await world.post('/apps/login', { code, brokerName: world.given.brokerName })
  const page = await world.post(`/apps/${login.body.sessionId}/in-app`, { url: 'https://client.example/deposit?lang=en' })
  const again = await world.post('/apps/relogin', { accessToken: login.body.accessToken })
  const logout = await world.post(`/apps/${login.body.sessionId}/logout`)
  const session = await world.get(`/apps/${login.body.sessionId}`)

  expect(login).toMatchObject({ status: 200, body: { userId } })
  expect(page.body.url).toBe(`https://client.example/deposit?lang=en&token=${page.body.token}`)
  expect(again).toMatchObject({ status: 200, body: { userId, accessToken: login.body.accessToken } })
  expect(logout.body).toMatchObject({ crmLogout: 'called' })
  expect(session.body).toMatchObject({ open: false, userId, brokerName: world.given.brokerName, ribbons: [] })
  const exchanges = await world.exchanges()
  expect(exchanges.map(({ ref }) => ref)).toEqual(['A1', 'A2', 'A4', 'A3', 'A5'])
  expect(exchanges.flatMap(({ findings }) => findings)).toEqual([])
})

it('accepts an OT token at 59.999 seconds and not at 60', async () => {
  const world = await openWorld(simulator)
  const press = async () => (await world.post('/crm/one-time-tokens', { userId: world.given.userId })).body.code
  const early = await press()
  await world.advance(59_999)
  expect((await world.post('/apps/login', { code: early })).status).toBe(200)

  const late = await press()
  await world.advance(60_000)
  const refused = await world.post('/apps/login', { code: late })

  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'crm-refused', message: 'A2: answered 410' } } })
  expect(refused.body.exchanges[0].findings).toEqual([
    expect.objectContaining({ severity: 'info', requirement: 'A2-4', point: 'U-15', pointer: '/response/status' }),
  ])
})

it('keeps its CRM token in memory, and asks once for another when that one is refused', async () => {
  const world = await openWorld(simulator, { crm: { url: crm.url } })
  await world.post('/apps/login', { code: 'one' })
  await world.post('/apps/login', { code: 'two' })
  await world.advance(1)
  crm.on('A2', ({ query }) => (query.get('crmApiToken') === 'new' ? [200, { userId: 1 }] : [403, { code: 'CH_CLIENT_AUTH_FAILURE' }]))
  crm.on('A1', () => [200, { crmApiToken: 'new' }])

  const third = await world.post('/apps/login', { code: 'three' })
  const fourth = await world.post('/apps/login', { code: 'four' })

  expect(third.body.exchanges.map(({ ref }: { ref: string }) => ref)).toEqual(['A2', 'A1', 'A2'])
  expect(fourth.body.exchanges.map(({ ref }: { ref: string }) => ref)).toEqual(['A2'])
})

it('gives up after one new token, so that two who disagree do not go round in circles', async () => {
  const world = await openWorld(simulator, { crm: { url: crm.url } })
  crm.on('A1', () => [200, { crmApiToken: 'never good' }])
  crm.on('A2', () => [403, { code: 'CH_CLIENT_AUTH_FAILURE' }])

  const first = await world.post('/apps/login', { code: 'x' })
  const second = await world.post('/apps/login', { code: 'x' })

  expect(first.body.exchanges.map(({ ref }: { ref: string }) => ref)).toEqual(['A1', 'A2'])
  expect(second.body.exchanges.map(({ ref }: { ref: string }) => ref)).toEqual(['A2', 'A1', 'A2'])
  expect(second).toMatchObject({ status: 409, body: { error: { code: 'crm-refused' } } })
})

it('lets people who come at once share one CRM token', async () => {
  const other = await startForeignCrm()
  const world = await openWorld(simulator, { crm: { url: other.url } })

  await Promise.all([1, 2, 3, 4, 5].map((code) => world.post('/apps/login', { code: `${code}` })))

  expect(other.requests.filter(({ ref }) => ref === 'A1')).toHaveLength(1)
  await other.close()
})

it('opens no session for a user, a broker or an account that it does not know', async () => {
  const world = await openWorld(simulator, { crm: { url: crm.url } })
  crm.on('A1', () => [200, { crmApiToken: `t${Math.random()}` }])
  crm.on('A2', () => [200, { userId: 987_654 }])
  const stranger = await world.post('/apps/login', { code: 'x' })
  expect(stranger).toMatchObject({ status: 409, body: { error: { code: 'crm-refused' } } })
  expect(stranger.body.exchanges).toHaveLength(2)

  expect(await world.post('/apps/login', { code: 'x', brokerName: 'Nobody' })).toMatchObject({
    status: 404,
    body: { error: { code: 'broker-not-found' } },
  })

  crm.on('A2', () => [200, { userId: world.given.otherUserId }])
  const foreign = await world.post('/apps/login', { code: 'x', uidTraderAccountId: world.given.uidTraderAccountId })
  expect(foreign).toMatchObject({ status: 404, body: { error: { code: 'account-not-found' } } })
  expect((await world.get('/state')).body.collections.appSessions).toBe(0)
})

it('logs out of a session without an access token without telling the CRM', async () => {
  const world = await openWorld(simulator)
  const { code } = (await world.post('/crm/one-time-tokens', { userId: world.given.userId })).body
  const { sessionId, accessToken } = (await world.post('/apps/login', { code })).body
  expect(accessToken).toBeUndefined()
  expect((await world.post(`/apps/${sessionId}/logout`)).body).toEqual({ crmLogout: 'not-called', exchanges: [] })
  expect(await world.post(`/apps/${sessionId}/logout`)).toMatchObject({ status: 409, body: { error: { code: 'session-closed' } } })
  expect(await world.post(`/apps/${sessionId}/in-app`, {})).toMatchObject({ status: 409, body: { error: { code: 'session-closed' } } })
  expect(await world.post('/apps/app-99/logout')).toMatchObject({ status: 404, body: { error: { code: 'session-not-found' } } })
})
