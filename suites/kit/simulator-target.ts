import { request } from 'undici'
import { furnishForAdapter } from './adapter-world.ts'
import { Unreachable } from './outcome.ts'
import type { ReceiverAddress } from './received-call.ts'
import type { Hook, SimulatorTarget, Target } from './target.ts'

type Node = Record<string, unknown>

/** The hooks of each role as calls of the control surface: name → method and path below the world. */
const HOOKS: Record<string, Record<string, [method: 'GET' | 'POST', path: string]>> = {
  crm: { oneTimeToken: ['POST', '/crm/one-time-tokens'] },
  platform: {
    login: ['POST', '/apps/login'],
    relogin: ['POST', '/apps/relogin'],
    inApp: ['POST', '/apps/{sessionId}/in-app'],
    logout: ['POST', '/apps/{sessionId}/logout'],
    redeem: ['POST', '/apps/redeem'],
    session: ['GET', '/apps/{sessionId}'],
    invite: ['POST', '/invitations'],
    register: ['POST', '/registrations'],
    deal: ['POST', '/trading/deals'],
    subAccount: ['POST', '/trading/sub-accounts'],
  },
  adapter: { session: ['POST', '/adapter/sessions'], sessionState: ['GET', '/adapter/sessions/{sessionId}'] },
}

export interface SimulatedTarget {
  target: Target
  /** Deletes the world, when it was made for this run. */
  dispose(): Promise<void>
}

/** Takes the target from a running simulator, in a fresh world unless one is named. */
export async function takeSimulator({ role, suite, control }: SimulatorTarget, receiver?: ReceiverAddress): Promise<SimulatedTarget> {
  const base = control.url.replace(/\/+$/, '')
  const authorization = control.token ? `Bearer ${control.token}` : undefined
  const call = (method: string, path: string, body?: unknown) => callControl(method, `${base}${path}`, body, authorization)
  const crm = receiver && { crm: { ...receiver } }
  const world = control.world
    ? await call('GET', `/v1/worlds/${control.world}`)
    : await call('POST', '/v1/worlds', { ...crm, ...control.create })
  const place = `/v1/worlds/${encodeURIComponent(String(world['name']))}`
  if (role === 'adapter') {
    const post = (url: string, body: Node) => callControl('POST', url, body, url.startsWith(`${base}/`) ? authorization : undefined)
    const furnished = await furnishForAdapter(world, `${base}${place}`, post)
    world['given'] = { ...(world['given'] as Node), ...furnished }
  }
  if (role === 'crm') leaveOutUnsuited(world, await call('GET', `${place}/dialect`))
  return {
    target: { ...describeTarget(role, world, `${base}${place}`, authorization), ...(suite && { suite }) },
    dispose: async () => {
      if (!control.world) await call('DELETE', place).catch(() => undefined)
    },
  }
}

/** A CRM that never gives some kind of token names no user for it, as its owner would not in a profile. */
function leaveOutUnsuited(world: Node, dialect: Node): void {
  const given = world['given'] as Node
  if (dialect['crm.returnsAccessToken'] === false) given['keepLoggedInUserId'] = undefined
  if (dialect['crm.returnsInappToken'] === false) Object.assign(given, { inappTokenUserId: undefined, otherInappTokenUserId: undefined })
}

async function callControl(method: string, url: string, body: unknown, authorization: string | undefined): Promise<Node> {
  const headers = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(authorization && { authorization }),
  }
  const response = await request(url, {
    method: method as 'GET',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: { code?: string }) => {
    throw new Unreachable(`the control surface at ${url} cannot be reached (${error.code ?? String(error)})`)
  })
  const text = await response.body.text()
  if (response.statusCode >= 300)
    throw new Unreachable(`the control surface answered ${response.statusCode} to ${method} ${url}: ${text.slice(0, 300)}`)
  return text ? (JSON.parse(text) as Node) : {}
}

function describeTarget(role: Target['role'], world: Node, place: string, authorization: string | undefined): Target {
  const platform = world['platform'] as Record<string, string>
  const crm = world['crm'] as Record<string, string>
  const adapter = world['adapter'] as Record<string, string>
  const given = { ...(world['given'] as Target['given']) }
  const secured = (hook: Hook): Hook => ({ ...hook, ...(authorization && { authorization }) })
  const hooks = Object.entries(HOOKS[role] ?? {}).map(
    ([name, [method, path]]) => [name, secured({ url: `${place}${path}`, method })] as const,
  )
  return {
    role,
    url: { platform: platform['hostUrl'], crm: crm['url'], adapter: adapter['url'] }[role] ?? '',
    ...(crm['attributionWebhookUrl'] && { attributionUrl: crm['attributionWebhookUrl'] }),
    ...(crm['registrationWebhookUrl'] && { registrationUrl: crm['registrationWebhookUrl'] }),
    credentials: credentialsOf(role, platform, crm, adapter),
    given,
    hooks: Object.fromEntries(hooks),
    time: { kind: 'control', url: `${place}/clock`, ...(authorization && { authorization }) },
    lagMs: 0,
    limits: { concurrency: 24, bursts: true },
    answerMs: 10_000,
    isSimulator: true,
    world: { url: place, ...(authorization && { authorization }) },
  }
}

function credentialsOf(
  role: Target['role'],
  platform: Record<string, string>,
  crm: Record<string, string>,
  adapter: Record<string, string>,
): Target['credentials'] {
  const all: Target['credentials'] = {
    platform: {
      managerToken: platform['managerToken'],
      managerTokenWithoutAuthPermission: platform['managerTokenWithoutAuthPermission'],
      crmApiPassword: crm['apiPassword'],
      webhookAuthorization: crm['webhookAuthorization'],
    },
    crm: { apiPassword: crm['apiPassword'], webhookAuthorization: crm['webhookAuthorization'] },
    adapter: { bearer: adapter['bearer'] },
  }[role] as Target['credentials']
  return all
}
