import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RunningSimulator } from './start-simulator.ts'
import { type ControlledWorld, openWorld, startTestSimulator, until } from './testing/control.ts'
import { type ForeignCrm, type Reply, startForeignCrm } from './testing/foreign-crm.ts'

const IMPATIENT = { 'callbacks.timeoutMs': 1000 }

let simulator: RunningSimulator
let crm: ForeignCrm
beforeAll(async () => {
  simulator = await startTestSimulator()
})
beforeEach(async () => {
  crm = await startForeignCrm()
})
afterEach(() => crm.close())
afterAll(() => simulator.close())

const text =
  (body: string, type = 'text/html') =>
  (response: Parameters<Extract<Reply, (...args: never[]) => void>>[0]) => {
    response.writeHead(200, { 'content-type': type })
    response.end(body)
  }

describe('a CRM that misbehaves opens no session and harms nobody', () => {
  const cases: [string, Reply, string, RegExp][] = [
    ['answers HTML', text('<html>Login</html>'), 'crm-invalid', /not JSON/],
    ['answers bytes that are no text', text('\u0000\ufffd{', 'application/json'), 'crm-invalid', /not JSON/],
    ['answers the wrong types', [200, { userId: 'one' }], 'crm-invalid', /userId must be integer/],
    ['answers an id that no number holds', text('{"userId":9007199254740993}', 'application/json'), 'crm-invalid', /larger than/],
    ['answers too deep', text('['.repeat(5000) + ']'.repeat(5000), 'application/json'), 'crm-invalid', /nested/],
    ['breaks down', [503, {}], 'crm-failed', /answered 503/],
    ['redirects', (response) => response.writeHead(302, { location: '/oauth2/onetime/authorize' }).end(), 'crm-invalid', /answered 302/],
    ['hangs', () => undefined, 'crm-timeout', /no complete answer within 1000 ms/],
    ['drips', (response) => void setInterval(() => response.write(' '), 100).unref(), 'crm-timeout', /within 1000 ms/],
    ['cuts the connection', (response) => response.socket?.destroy(), 'crm-unreachable', /A2: /],
    [
      'answers 100 MB',
      (response) => {
        const chunk = Buffer.alloc(1024 * 1024, ' ')
        const pour = () => {
          while (!response.destroyed && response.write(chunk)) {
            // until it does not take any more
          }
        }
        response.on('drain', pour)
        pour()
      },
      'crm-invalid',
      /larger than 1048576 bytes/,
    ],
  ]

  it.each(cases)('%s', async (_how, reply, code, message) => {
    const world = await openWorld(simulator, { crm: { url: crm.url }, dialect: IMPATIENT })
    const neighbour = await openWorld(simulator)
    crm.on('A2', () => reply)

    const login = world.post('/apps/login', { code: 'abc' })
    const { body } = await neighbour.post('/crm/one-time-tokens', { userId: neighbour.given.userId })
    expect((await neighbour.post('/apps/login', body)).status).toBe(200)

    const answer = await login
    expect(answer).toMatchObject({ status: code === 'crm-refused' ? 409 : 502, body: { error: { code } } })
    expect(answer.body.error.message).toMatch(message)
    expect(answer.body.exchanges.map(({ ref }: { ref: string }) => ref)).toEqual(['A1', 'A2'])
    expect((await world.get('/state')).body.collections.appSessions).toBe(0)
  })

  it('is not there at all', async () => {
    const server = createTcpServer().listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const { port } = server.address() as AddressInfo
    await new Promise((done) => server.close(done))
    const world = await openWorld(simulator, { crm: { url: `http://127.0.0.1:${port}` } })
    expect(await world.post('/apps/login', { code: 'abc' })).toMatchObject({ status: 502, body: { error: { code: 'crm-unreachable' } } })
  })

  it('speaks no HTTP', async () => {
    const server = createTcpServer((socket) => socket.once('data', () => socket.end('220 mail.example ESMTP\r\n'))).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const world = await openWorld(simulator, { crm: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } })
    expect(await world.post('/apps/login', { code: 'abc' })).toMatchObject({ status: 502, body: { error: { code: 'crm-invalid' } } })
    server.close()
  })

  it.each(['http://169.254.169.254/latest', 'http://[::ffff:169.254.169.254]', 'http://[fe80::1]', 'http://[64:ff9b::a9fe:a9fe]'])(
    'stands where no CRM stands: %s',
    async (url) => {
      const world = await openWorld(simulator, { crm: { url } })
      const answer = await world.post('/apps/login', { code: 'abc' })
      expect(answer).toMatchObject({ status: 502, body: { error: { code: 'crm-unreachable' } } })
      expect(answer.body.error.message).toContain('which is not called')
    },
  )
})

describe('callbacks', () => {
  const invitation = (world: ControlledWorld) => ({ invitedUserId: 1, partnerUserId: 6, brokerName: world.given.brokerName })
  const callback = async (world: ControlledWorld) => (await world.get('/callbacks')).body.callbacks[0]

  it('are tried again after 1, 5 and 25 seconds on the clock of the world, and given up then', async () => {
    const world = await openWorld(simulator, { crm: { url: crm.url } })
    crm.on('A6', () => [500, {}])
    const invited = await world.post('/invitations', invitation(world))
    expect(invited).toMatchObject({ status: 200, body: { invitedUserId: 1, partnerUserId: 6 } })
    expect(invited.body.brokerResult).toBeUndefined()

    for (const [wait, attempts] of [
      [1000, 2],
      [5000, 3],
      [25_000, 4],
    ] as const) {
      await world.advance(wait - 1)
      expect((await callback(world)).attempts).toHaveLength(attempts - 1)
      await world.advance(1)
      await until(async () => (await callback(world)).attempts.length === attempts)
    }
    expect(await callback(world)).toMatchObject({ state: 'failed', attempts: [{ status: 500 }, {}, {}, {}] })
    expect((await world.get('/state')).body.collections.invitedUsers).toBe(1)
  })

  it('are not repeated after a refusal, and can be delivered again by hand', async () => {
    const world = await openWorld(simulator, { crm: { url: crm.url } })
    crm.on('A6', () => [401, {}])
    await world.post('/invitations', invitation(world))
    expect(await callback(world)).toMatchObject({ state: 'failed', attempts: [{ status: 401 }] })

    crm.on('A6', () => [200, { brokerPartnerId: 'P-7', brokerResult: 'ATTRIBUTED' }])
    expect((await world.post('/callbacks/1/redeliver')).status).toBe(202)
    await until(async () => (await callback(world)).state === 'delivered')

    const [record] = (await world.get('/state/invitedUsers')).body.records
    expect(record).toMatchObject({ brokerPartnerId: 'P-7', brokerResult: 'ATTRIBUTED' })
    expect(await world.post('/callbacks/9/redeliver')).toMatchObject({ status: 404, body: { error: { code: 'callback-not-found' } } })
  })

  it('send along the partner id that the broker told before, and its Authorization as it was given', async () => {
    const world = await openWorld(simulator, { crm: { url: crm.url } })
    await world.post('/invitations', invitation(world))
    await world.post('/invitations', { ...invitation(world), invitedUserId: 2 })
    const sent = crm.requests.filter(({ ref }) => ref === 'A6')
    expect(sent.map(({ body }) => body['brokerPartnerId'])).toEqual([undefined, 'P-1'])
    expect(sent[0]!.headers).toMatchObject({
      authorization: world.crm.webhookAuthorization,
      'content-type': 'application/json',
      accept: 'application/json',
    })
  })

  it('go to the addresses that were given, as they were given', async () => {
    const asked: string[] = []
    const receiver: Server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.end('{}')
    })
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
    const { port } = receiver.address() as AddressInfo
    const registrationWebhookUrl = `http://127.0.0.1:${port}/hooks/new%2Duser?key=a%20b&x`
    const world = await openWorld(simulator, { crm: { url: crm.url, registrationWebhookUrl } })
    const registered = await world.post('/registrations', {
      email: 'lea@example.com',
      partnerUserId: 6,
      brokerName: world.given.brokerName,
    })
    await until(async () => (await callback(world)).state === 'delivered')
    expect(asked).toEqual(['POST /hooks/new%2Duser?key=a%20b&x'])
    expect((await world.get('/state/callbacks')).body.records[0].body).toEqual({
      userId: registered.body.userId,
      brokerName: world.given.brokerName,
      email: 'lea@example.com',
      partnerUserId: 6,
    })
    receiver.close()
  })
})

describe('network faults', () => {
  it('make a foreign CRM fail for so many calls, and then no more', async () => {
    const world = await openWorld(simulator, { crm: { url: crm.url } })
    await world.put('/faults', { network: [{ role: 'crm', ref: 'A2', status: 503, times: 2 }] })
    const codes: unknown[] = []
    for (const code of ['a', 'b', 'c']) codes.push((await world.post('/apps/login', { code })).body.error?.code)
    expect(codes).toEqual(['crm-failed', 'crm-failed', undefined])
    expect(crm.requests.filter(({ ref }) => ref === 'A2')).toHaveLength(1)
    expect((await world.get('/faults')).body.network).toEqual([])
  })

  it('hit the simulated roles at their doors, once', async () => {
    const world = await openWorld(simulator)
    await world.put('/faults', {
      network: [
        { role: 'crm', ref: 'A2', dropConnection: true, times: 1 },
        { role: 'platform', status: 502 },
      ],
    })
    const press = async () => (await world.post('/crm/one-time-tokens', { userId: world.given.userId })).body
    const code = await press()
    expect(await world.post('/apps/login', code)).toMatchObject({ status: 502, body: { error: { code: 'crm-unreachable' } } })
    expect((await world.post('/apps/login', code)).status).toBe(200)
    const answer = await fetch(`${world.platform.hostUrl}/v2/webserv/symbols?token=${world.platform.managerToken}`)
    expect(answer.status).toBe(502)
  })

  it('are slow', async () => {
    const world = await openWorld(simulator, { dialect: IMPATIENT })
    await world.put('/faults', { network: [{ role: 'crm', ref: 'A1', latencyMs: 300 }] })
    const { body } = await world.post('/crm/one-time-tokens', { userId: world.given.userId })
    const login = await world.post('/apps/login', body)
    expect(login.status).toBe(200)
    expect(login.body.exchanges[0].ms).toBeGreaterThanOrEqual(300)
  })
})

it('keeps nobody else out of the records who knows only the name of the header', async () => {
  const world = await openWorld(simulator)
  await fetch(`${world.crm.url}/oauth2/crmApiToken`, { method: 'POST', headers: { 'x-tripact-courier': 'guess' } })
  expect(await world.exchanges()).toHaveLength(1)
})
