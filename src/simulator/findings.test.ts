import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Finding } from './findings/finding.ts'
import type { RunningSimulator } from './start-simulator.ts'
import { type ControlledWorld, call, openWorld, startTestSimulator } from './testing/control.ts'
import { type ForeignCrm, startForeignCrm } from './testing/foreign-crm.ts'

let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startTestSimulator()
})
afterAll(() => simulator.close())

const brief = ({ severity, pointer, requirement }: Finding) => [severity, pointer, requirement]

describe('a CRM that somebody wrote', () => {
  let crm: ForeignCrm
  let world: ControlledWorld
  beforeEach(async () => {
    crm = await startForeignCrm()
    world = await openWorld(simulator, { crm: { url: crm.url } })
  })
  afterEach(() => crm.close())

  async function findingsOf(ref: string): Promise<Finding[]> {
    const exchanges = await world.exchanges()
    return exchanges.filter((exchange) => exchange.ref === ref).at(-1)!.findings
  }

  it('has nothing to be told when it does everything right', async () => {
    const { sessionId } = (await world.post('/apps/login', { code: 'abc' })).body
    await world.post(`/apps/${sessionId}/in-app`, {})
    await world.post('/apps/relogin', { accessToken: 'long-term' })
    await world.post(`/apps/${sessionId}/logout`)
    await world.post('/invitations', { invitedUserId: 1, partnerUserId: 6, brokerName: world.given.brokerName })
    expect((await world.exchanges()).flatMap(({ findings }) => findings)).toEqual([])
  })

  it.each([
    ['a wrong status', [201, { userId: 1 }], ['error', '/response/status', 'A2-1']],
    ['a user id that is text', [200, { userId: '1' }], ['error', '/response/body/userId', 'A2-1']],
    ['no user id', [200, { accessToken: 'a' }], ['error', '/response/body/userId', 'A2-1']],
    ['an access token that is no text', [200, { userId: 1, accessToken: 5 }], ['error', '/response/body/accessToken', 'A2-9']],
    ['an in-app token that is null', [200, { userId: 1, inappToken: null }], ['error', '/response/body/inappToken', 'A2-11']],
    ['a refusal with a status that nobody knows', [401, {}], ['warning', '/response/status', 'ERR-1']],
    ['a breakdown', [500, {}], ['error', '/response/status', 'A2-1']],
    ['no body', [200], ['error', '/response/body', 'A2-1']],
    ['a 403 without a code', [403, { error: 'no' }], ['warning', '/response/body', 'ERR-2']],
    ['a refusal that gives the user away', [404, { userId: 1 }], ['error', '/response/body/userId', 'ERR-5']],
  ] as const)('is told of %s', async (_mistake, reply, expected) => {
    crm.on('A2', () => [...reply] as [number, unknown])
    await world.post('/apps/login', { code: 'abc' })
    expect((await findingsOf('A2')).map(brief)).toContainEqual([...expected])
  })

  it('is told what it meant when it misspells', async () => {
    crm.on('A2', () => [200, { userid: 1 }])
    await world.post('/apps/login', { code: 'abc' })
    const messages = (await findingsOf('A2')).map(({ pointer, message }) => `${pointer} ${message}`)
    expect(messages).toEqual(['/response/body/userId is missing', '/response/body/userid `userid`: did you mean `userId`?'])
  })

  it('is told when it accepts a code twice', async () => {
    crm.on('A2', () => [200, { userId: 1 }])
    await world.post('/apps/login', { code: 'abc' })
    await world.post('/apps/login', { code: 'abc' })
    expect(await findingsOf('A2')).toEqual([
      { severity: 'error', pointer: '/response/status', message: 'accepts the code that exchange 2 had used up', requirement: 'A2-3' },
    ])
  })

  it('is told when it gives a token twice, or turns a fresh one down', async () => {
    crm.on('A4', () => [200, { token: 'always the same' }])
    const { sessionId } = (await world.post('/apps/login', { code: 'abc' })).body
    await world.post(`/apps/${sessionId}/in-app`, {})
    await world.post(`/apps/${sessionId}/in-app`, {})
    expect((await findingsOf('A4')).map(brief)).toEqual([['error', '/response/body/token', 'A4-9']])

    crm.on('A4', () => [403, { code: 'CH_CLIENT_AUTH_FAILURE' }])
    await world.post(`/apps/${sessionId}/in-app`, {})
    expect((await findingsOf('A4')).map(brief)).toContainEqual(['warning', '/response/status', 'A1-3'])
  })

  it('is told when it answers with another user than before', async () => {
    await world.post('/apps/login', { code: 'abc' })
    crm.on('A3', () => [200, { userId: 2 }])
    await world.post('/apps/relogin', { accessToken: 'long-term' })
    expect((await findingsOf('A3')).map(brief)).toEqual([['error', '/response/body/userId', 'A3-1']])
  })

  it('may use the codes that the documents leave open, which is only noted', async () => {
    crm.on('A2', () => [410, { code: 'CID_TOKEN_EXPIRED' }])
    await world.post('/apps/login', { code: 'abc' })
    expect(await findingsOf('A2')).toEqual([expect.objectContaining({ severity: 'info', requirement: 'A2-4', point: 'U-15' })])
  })

  it('is told of a result that does not exist, and the callback counts as failed', async () => {
    crm.on('A6', () => [200, { brokerResult: 'DONE' }])
    await world.post('/invitations', { invitedUserId: 1, partnerUserId: 6, brokerName: world.given.brokerName })
    expect((await findingsOf('A6')).map(brief)).toEqual([['error', '/response/body/brokerResult', 'A6-2']])
    expect((await world.get('/callbacks')).body.callbacks[0]).toMatchObject({ state: 'failed', attempts: [{ status: 200 }] })
  })
})

describe('a client of the platform', () => {
  let world: ControlledWorld
  beforeEach(async () => {
    world = await openWorld(simulator)
  })

  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Finding[]> {
    const { hostUrl, managerToken } = world.platform
    await call(hostUrl + path.replace('TOKEN', managerToken), method, body, headers)
    return (await world.exchanges()).at(-1)!.findings
  }

  it('is told which field it meant', async () => {
    const body = { email: 'mia@example.com', brokername: 'Acme' }
    expect(await ask('POST', '/cid/uid/create?token=TOKEN', body)).toEqual([
      { severity: 'warning', pointer: '/request/body/brokername', message: '`brokername`: did you mean `brokerName`?' },
    ])
  })

  it('is told everything that is wrong with a body, and by what it was refused', async () => {
    const findings = await ask('POST', '/cid/uid/link?token=TOKEN', { traderLogin: '1000001', userId: null, environmentName: 'demo' })
    expect(findings.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/request/body/traderPasswordHash is missing',
      '/request/body/brokerName is missing',
      '/request/body/traderLogin must be integer, but is the string "1000001"',
      '/request/body/userId must be integer, but is null: leave it out instead',
      expect.stringMatching(/^\/response\/status Refused by B7-/),
    ])
  })

  it('is told where its token belongs', async () => {
    const lost = await ask('POST', '/cid/uid/create', { email: 'a@example.com' }, { authorization: 'Bearer x' })
    expect(lost[0]).toMatchObject({ pointer: '/request/query/token', message: 'is missing; it was sent in the Authorization header' })
    const both = await ask('POST', '/cid/uid/create?token=TOKEN', { email: 'a@example.com' }, { authorization: 'Bearer x' })
    expect(both).toEqual([expect.objectContaining({ severity: 'warning', pointer: '/request/headers/authorization', point: 'I-03' })])
  })

  it('is told what a partial PUT resets', async () => {
    const [finding] = await ask('PUT', `/v2/webserv/traders/${world.given.traderLogin}?token=TOKEN`, { name: 'Mia' })
    expect(finding).toMatchObject({ severity: 'warning', point: 'I-20', message: expect.stringContaining('lastName') })
  })

  it('is told of addresses that do not exist', async () => {
    expect(await ask('GET', '/cid/uid/getUserID?token=TOKEN&email=a@example.com')).toEqual([
      expect.objectContaining({ pointer: '/request/url', message: expect.stringContaining('did you mean /cid/uid/getUserId?') }),
    ])
  })
})
