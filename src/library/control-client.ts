import type { components, operations } from '../contract/generated/control.ts'

type Schemas = components['schemas']
type Operations = operations

/** A world: its addresses and credentials, and the names and ids that it promises to have. */
export type WorldDescription = Schemas['World']

/** The control surface refused a call. */
export class ControlError extends Error {
  readonly status: number
  readonly code: string
  readonly body: unknown

  constructor(status: number, code: string, message: string, body: unknown) {
    super(`${code}: ${message}`)
    this.name = 'ControlError'
    this.status = status
    this.code = code
    this.body = body
  }
}

type Body<Id extends keyof Operations> = Operations[Id] extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: { 'application/json': infer Content } }
    ? Content
    : never
  : never

type Result<Id extends keyof Operations> = {
  [Status in keyof Operations[Id]['responses']]: Status extends 200 | 201 | 202
    ? Operations[Id]['responses'][Status] extends { content: { 'application/json': infer Content } }
      ? Content
      : undefined
    : never
}[keyof Operations[Id]['responses']]

/** One world, by the calls of the control surface. */
export class ControlClient {
  readonly world: WorldDescription
  readonly #place: string
  readonly #token: string | null

  constructor(controlUrl: string, token: string | null, world: WorldDescription) {
    this.world = world
    this.#place = `${controlUrl}/v1/worlds/${encodeURIComponent(world.name)}`
    this.#token = token
  }

  clock = (): Promise<Result<'getClock'>> => this.call('GET', '/clock')
  setClock = (change: Body<'setClock'>): Promise<Result<'setClock'>> => this.call('POST', '/clock', change)
  advance = (ms: number): Promise<Result<'setClock'>> => this.setClock({ advanceMs: ms })
  state = (): Promise<Result<'countState'>> => this.call('GET', '/state')
  records = (collection: Schemas['Collection'], page: { limit?: number; skip?: number } = {}): Promise<Result<'readState'>> =>
    this.call('GET', `/state/${collection}${toQuery(page)}`)
  createManager = (rights: Body<'createManager'>): Promise<Result<'createManager'>> => this.call('POST', '/managers', rights)
  setUserStatus = (userId: number, status: Schemas['UserStatus']): Promise<Result<'setUserStatus'>> =>
    this.call('POST', `/users/${userId}/status`, { status })
  logIn = (person: Body<'logInToApp'>): Promise<Result<'logInToApp'>> => this.call('POST', '/apps/login', person)
  logInAgain = (person: Body<'logInAgain'>): Promise<Result<'logInAgain'>> => this.call('POST', '/apps/relogin', person)
  redeem = (code: Body<'redeemSsoCode'>): Promise<Result<'redeemSsoCode'>> => this.call('POST', '/apps/redeem', code)
  session = (sessionId: string): Promise<Result<'readAppSession'>> => this.call('GET', `/apps/${sessionId}`)
  openInAppPage = (sessionId: string, page: Body<'openInAppPage'> = {}): Promise<Result<'openInAppPage'>> =>
    this.call('POST', `/apps/${sessionId}/in-app`, page)
  logOut = (sessionId: string): Promise<Result<'logOutOfApp'>> => this.call('POST', `/apps/${sessionId}/logout`)
  invite = (invitation: Body<'inviteUser'>): Promise<Result<'inviteUser'>> => this.call('POST', '/invitations', invitation)
  register = (person: Body<'registerInApp'>): Promise<Result<'registerInApp'>> => this.call('POST', '/registrations', person)
  issueOneTimeToken = (user: Body<'issueOneTimeToken'>): Promise<Result<'issueOneTimeToken'>> =>
    this.call('POST', '/crm/one-time-tokens', user)
  openAdapterSession = (session: Body<'openAdapterSession'>): Promise<Result<'openAdapterSession'>> =>
    this.call('POST', '/adapter/sessions', session)
  fillDeal = (deal: Body<'fillDeal'>): Promise<Result<'fillDeal'>> => this.call('POST', '/trading/deals', deal)
  setPrice = (price: Body<'setPrice'>): Promise<Result<'setPrice'>> => this.call('POST', '/trading/prices', price)
  addSubAccount = (accounts: Body<'addSubAccount'>): Promise<Result<'addSubAccount'>> =>
    this.call('POST', '/trading/sub-accounts', accounts)
  callbacks = (): Promise<Result<'listCallbacks'>> => this.call('GET', '/callbacks')
  redeliver = (id: number): Promise<Result<'redeliverCallback'>> => this.call('POST', `/callbacks/${id}/redeliver`)
  exchanges = (page: { after?: number; limit?: number } = {}): Promise<Result<'listExchanges'>> =>
    this.call('GET', `/exchanges${toQuery(page)}`)
  faults = (): Promise<Result<'getFaults'>> => this.call('GET', '/faults')
  setFaults = (faults: Body<'setFaults'>): Promise<Result<'setFaults'>> => this.call('PUT', '/faults', faults)
  dialect = (): Promise<Result<'getDialect'>> => this.call('GET', '/dialect')
  setDialect = (answers: Body<'setDialect'>): Promise<Result<'setDialect'>> => this.call('PUT', '/dialect', answers)
  snapshot = (): Promise<Result<'takeSnapshot'>> => this.call('GET', '/snapshot')
  restore = (snapshot: Body<'restoreSnapshot'>): Promise<Result<'restoreSnapshot'>> => this.call('PUT', '/snapshot', snapshot)
  reset = (): Promise<Result<'resetWorld'>> => this.call('POST', '/reset')

  /** Forgets the world. */
  async delete(): Promise<void> {
    await this.call('DELETE', '')
  }

  /** Any other call below the world; a refusal is thrown as a ControlError. */
  async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return callControl<Answer>(method, this.#place + path, this.#token, body)
  }
}

/** One call of the control surface. */
export async function callControl<Answer>(method: string, url: string, token: string | null, body?: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const json: unknown = text ? JSON.parse(text) : undefined
  if (answer.ok) return json as Answer
  const { code, message } = (json as { error?: { code: string; message: string } } | undefined)?.error ?? { code: 'unknown', message: text }
  throw new ControlError(answer.status, code, message, json)
}

function toQuery(parameters: Record<string, number | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${given.map(([key, value]) => `${key}=${value}`).join('&')}`
}
