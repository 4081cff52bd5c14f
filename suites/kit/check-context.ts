import { carryThrough, Gate } from './burst.ts'
import { type AnyInput, type ClientParts, makeClient } from './client.ts'
import type { Client } from './client-types.ts'
import type { Context, Given, HookCall, Race } from './context.ts'
import type { CrmClient } from './crm.ts'
import type { Answer, Exchange } from './exchange.ts'
import type { Carrier } from './http.ts'
import { Inconclusive, NotApplicable, NotTested } from './outcome.ts'
import { makeNames } from './run-names.ts'
import type { Session } from './session.ts'
import { makeTime } from './time.ts'

const POLL_EVERY_MS = 150

/** What one check collects while it runs. */
export interface Evidence {
  exchanges: Exchange[]
  warnings: string[]
}

/** Builds all that a check of the target's role is given. */
export function makeContext(session: Session, id: string, evidence: Evidence): Context {
  const { target, contract } = session
  const warn = (reason: string) => void (evidence.warnings.includes(reason) || evidence.warnings.push(reason))
  const record = (exchange: Exchange) => void evidence.exchanges.push(exchange)
  const names = makeNames(session.seed, session.runId, id)
  const shared: Omit<Context, 'run'> = {
    given: makeGiven(target.given),
    hooks: makeHooks(session, record),
    credentials: demand(target.credentials, (name) => new NotTested(`the profile gives no credentials.${name}`)),
    time: makeTime({ clock: session.clock, exchanges: evidence.exchanges, signal: session.stop.signal }),
    contract,
    target,
    warn,
    releaseUsers: () => session.reservations.release(id),
    observe: (point, value, dialect) => session.observe(point, value, dialect),
    world: (method, path, { body, accept = 'application/json' } = {}) => session.askWorld(method, path, body, accept, record),
    cleanup: (undo) => void session.cleanups.push(undo),
    leaves: (what) => void session.leftBehind.add(what),
    async poll(read, accepts) {
      const deadline = performance.now() + target.lagMs
      for (;;) {
        const answer = await read()
        if (accepts(answer) || performance.now() >= deadline) return answer
        await session.rest(POLL_EVERY_MS)
      }
    },
    settle: () => session.rest(target.lagMs),
  }
  const clientOver = (carrier?: Carrier) => makeRoleClient(session, names.token, record, carrier)
  const race: Race<Record<string, unknown>> = (count, start) => {
    if (!target.limits.bursts) throw new NotTested('the profile allows no bursts (limits.bursts: false)')
    const gate = new Gate(count)
    const racing = { [target.role]: clientOver(carryThrough(gate)) }
    return Promise.all(Array.from({ length: count }, (_, index) => start(racing, index)))
  }
  return { ...shared, run: names, [target.role]: clientOver(), receiver: session.receiver, race } as Context
}

function makeRoleClient(session: Session, wrong: () => string, record: (exchange: Exchange) => void, carrier: Carrier | undefined) {
  const { target, contract, wire } = session
  const parts: ClientParts = {
    role: target.role,
    target,
    contract,
    wrong,
    keepSecret: (credential) => session.secrets.addAltered(credential),
    send: (request) =>
      session.send(request, record, (sent, keep) => (carrier ? wire.sendAtOnce(sent, keep, carrier) : wire.send(sent, keep))),
    judge: (operation, input, answer) => session.judge(operation, input, answer),
    usual: (_operation, scheme) => session.usualCredential(scheme, apiToken),
  }
  const polite = {
    ...parts,
    send: (request: Parameters<ClientParts['send']>[0]) => session.send(request, record, (sent, keep) => wire.send(sent, keep)),
  }
  const apiToken = () =>
    session.crmToken(() =>
      makeClient<Client<Record<string, never>>>(polite).call('issueCrmApiToken', { body: { password: target.credentials.apiPassword } }),
    )
  const client = makeClient<Client<Record<string, never>>>(parts)
  if (target.role !== 'crm') return client
  const inappTokenOf = (userId: number) => session.inappTokens.get(String(userId))
  return { ...client, apiToken, inappTokenOf, issueOneTimeToken: makeOneTimeTokens(session, client, record) }
}

/** The client area's button where a hook presses it, A4 otherwise. */
function makeOneTimeTokens(
  session: Session,
  crm: { call(id: string, input: AnyInput): Promise<Answer> },
  record: (exchange: Exchange) => void,
): CrmClient['issueOneTimeToken'] {
  return async (userId, options = {}) => {
    const hook = session.target.hooks['oneTimeToken']
    if (!hook && options.keepLoggedIn !== undefined)
      throw new NotTested('only hooks.oneTimeToken can choose whether a user stays logged in')
    const answer = hook
      ? await session.callHook('oneTimeToken', hook, { userId, ...options }, record)
      : await crm.call('generateOneTimeToken', { body: { userId }, query: { inappToken: session.inappTokens.get(String(userId)) } })
    const token = answer.body[hook ? 'code' : 'token']
    if (answer.status >= 300 || typeof token !== 'string') {
      const mayBeOwed = !hook && answer.status >= 400 && session.inappTokens.get(String(userId)) === undefined
      const advice = mayBeOwed ? '; it may want the inappToken of an earlier run, which hooks.oneTimeToken would get around' : ''
      throw new Inconclusive(`no one-time token to be had: ${hook ? 'hooks.oneTimeToken' : 'A4'} answered ${answer.status}${advice}`)
    }
    return token
  }
}

function makeGiven(given: Record<string, unknown>): Given {
  const has = (name: string) => given[name] !== undefined
  return demand({ ...given, has }, (name) => new NotApplicable(`the profile gives no given.${name}`)) as unknown as Given
}

function makeHooks(session: Session, record: (exchange: Exchange) => void): Record<string, HookCall> {
  const calls = Object.entries(session.target.hooks).map(
    ([name, hook]) => [name, (body = {}) => session.callHook(name, hook, body, record)] as [string, HookCall],
  )
  return demand(Object.fromEntries(calls), (name) => new NotTested(`the profile gives no hooks.${name}`))
}

/** A record whose missing entries end the check with a verdict instead of a TypeError. */
function demand<T>(values: Record<string, T | undefined>, missing: (name: string) => Error): Record<string, T> {
  return new Proxy(values as Record<string, T>, {
    get(all, name) {
      if (typeof name === 'symbol' || all[name] !== undefined) return all[name as string]
      throw missing(name)
    },
  })
}
