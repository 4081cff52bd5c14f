import type { RequirementId } from '../../contract/generated/requirement-ids.ts'
import type { ContractOperation, Scheme } from '../../contract/operation.ts'
import { judgeCrmToken } from '../crm-tokens.ts'
import type { Caller } from '../operation.ts'
import { isSameSecret, RecentDigests } from '../token-source.ts'
import type { World } from '../world.ts'

/** How a request failed to prove who sends it. */
export interface AuthenticationFailure {
  failure: 'missing' | 'unknown'
  /** Where the credential belongs: /query/token. */
  place: string
  reason: string
  /** The row that turns it down, when it is not the one for unknown credentials. */
  requirement?: RequirementId
}

export interface Credentials {
  query: Record<string, string>
  headers: Record<string, string | string[] | undefined>
}

/** A credential that was good once. */
interface Expired {
  requirement: RequirementId
}

/** A caller sends the same token again and again, and a digest costs as much as the rest of the search for its manager. */
const recent = new RecentDigests()

type Judge = (credential: string, world: World) => Caller | Expired | undefined

/** One judge per security scheme of the contract. */
const JUDGES: Record<string, Judge> = {
  managerTokenQuery: findManager,
  managerTokenHeader: findManager,
  managerTokenBearer: findManager,
  crmApiToken: findCrmToken,
  webhookAuthorization: (credential, world) => (isSameSecret(credential, world.crm.webhookAuthorization) ? {} : undefined),
  adapterBearer: (credential, world) => (isSameSecret(credential, world.adapterBearer) ? {} : undefined),
  // The token is the subject of the operation, which judges it step by step.
  adapterToken: (credential) => ({ bearer: credential }),
}

/** Checks the credential that the contract demands for this operation, at the place where it demands it. */
export function authenticate(operation: ContractOperation, credentials: Credentials, world: World): Caller | AuthenticationFailure {
  const [scheme] = operation.security
  if (!scheme) return {}
  const place = `/${scheme.in}/${scheme.key}`
  const credential = readCredential(scheme, credentials)
  if (credential === undefined || credential === '') return { failure: 'missing', place, reason: `${placeOf(scheme)} is missing` }
  if (typeof credential !== 'string') return { failure: 'unknown', place, reason: credential.reason }
  const judge = JUDGES[scheme.name]
  if (!judge) throw new Error(`no judge for the security scheme ${scheme.name}`)
  const caller = judge(credential, world)
  if (!caller) return { failure: 'unknown', place, reason: `${placeOf(scheme)} is not one that was issued` }
  return 'requirement' in caller ? { failure: 'unknown', place, reason: `${placeOf(scheme)} is past its life`, ...caller } : caller
}

function readCredential(scheme: Scheme, { query, headers }: Credentials): string | { reason: string } | undefined {
  const value = scheme.in === 'query' ? query[scheme.key] : headers[scheme.key]
  if (Array.isArray(value)) return { reason: `${placeOf(scheme)} is given twice` }
  if (value === undefined || scheme.prefix === '') return value
  if (!value.startsWith(scheme.prefix)) return { reason: `${placeOf(scheme)} must begin with "${scheme.prefix}"` }
  return value.slice(scheme.prefix.length)
}

function placeOf(scheme: Scheme): string {
  return scheme.in === 'query' ? `the query parameter ${scheme.key}` : `the header ${scheme.key}`
}

function findManager(token: string, world: World): Caller | undefined {
  const manager = world.managers.get(recent.digest(token))
  if (!manager) return undefined
  const life = world.dialect['auth.managerToken.ttlSeconds']
  if (life && manager.tokenIssuedAt !== null && world.clock.now() - manager.tokenIssuedAt >= life * 1000) return undefined
  return { manager }
}

function findCrmToken(token: string, world: World): Caller | Expired | undefined {
  const verdict = judgeCrmToken(world, token)
  if (verdict === 'unknown') return undefined
  return verdict === 'alive' ? {} : { requirement: 'A1-9' }
}
