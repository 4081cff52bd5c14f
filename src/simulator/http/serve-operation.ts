import type { Dialect } from '../../contract/dialect.ts'
import type { ContractOperation } from '../../contract/operation.ts'
import type { Requirement, Role } from '../../contract/requirement.ts'
import type { AnyAnswer, AnyInput } from '../operation.ts'
import type { Simulator } from '../simulator.ts'
import type { World } from '../world.ts'
import { type AuthenticationFailure, authenticate } from './authenticate.ts'
import { type EdgeDefect, edgeRequirement } from './edge-requirements.ts'
import { isOverLimit } from './rate-limit.ts'
import { renderRefusal } from './render-refusal.ts'
import { type RawRequest, type RequestDefect, readRequest } from './validate-request.ts'

/** A request as it came from the socket, with nothing believed yet. */
export interface ReceivedRequest extends RawRequest {
  headers: Record<string, string | string[] | undefined>
  rawQuery: string
  repeatedQueryKey: string | undefined
  hasMalformedQuery: boolean
  /** The caller's IP address. */
  address: string
}

/** Authenticate, validate, perform: the way of one request through its operation. */
export function serveOperation(
  simulator: Simulator,
  world: World,
  honest: ContractOperation,
  received: ReceivedRequest,
): AnyAnswer | Promise<AnyAnswer> {
  const rules = world.faults.rules.roles[honest.role]
  const operation = world.faults.faults.length === 0 ? honest : (rules.operations.get(`${honest.method} ${honest.path}`) ?? honest)
  let request = received
  for (const alter of world.faults.requests) {
    const altered = alter(request, operation, world)
    if ('status' in altered) return altered
    request = altered
  }
  if (request.repeatedQueryKey !== undefined && world.dialect['http.rejectDuplicateKeys']) {
    return refuseDefect(simulator, world, operation, {
      pointer: `/query/${request.repeatedQueryKey}`,
      reason: 'is given twice',
      kind: 'repeated-parameter',
    })
  }
  const query = foldNames(operation, request.query, world.dialect)
  const caller = isWelcome(request.address, world.dialect)
    ? authenticate(operation, { query: request.query, headers: request.headers }, world)
    : { failure: 'unknown' as const, place: '', reason: `calls from ${request.address} are not let in` }
  if ('failure' in caller) {
    return isLetGo(operation, caller, world.dialect) ? { status: 200 } : refuseCaller(simulator, world, operation, caller)
  }
  if (isOverLimit(world, operation, { token: caller.manager?.tokenDigest ?? '', address: request.address }))
    return refuseHaste(simulator, world, operation)
  if (request.hasMalformedQuery)
    return refuseDefect(simulator, world, operation, { pointer: '/query', reason: 'is not percent-encoded UTF-8' })
  const read = readRequest(operation, rules.validators, query === request.query ? request : { ...request, query }, world.dialect)
  if ('defect' in read) return refuseDefect(simulator, world, operation, read.defect)
  const input: AnyInput = { path: read.path, query: read.query, body: read.body, caller, exact: read.exact }
  return operation.readsOnly
    ? simulator.read(simulator.readFrom(world), operation.id, input)
    : simulator.perform(world, operation.id, input)
}

function isWelcome(address: string, dialect: Dialect): boolean {
  return !dialect['auth.requireWhitelist'] || dialect['auth.whitelist'].includes(address.replace(/^::ffff:/, ''))
}

/** A CRM that does not care about letter case takes inapptoken for inappToken. */
function foldNames(operation: ContractOperation, query: Record<string, string>, dialect: Dialect): Record<string, string> {
  if (operation.id !== 'generateOneTimeToken' || !dialect['sso.inappTokenCaseInsensitive']) return query
  const spelling = 'inappToken' in query ? undefined : Object.keys(query).find((name) => name.toLowerCase() === 'inapptoken')
  return spelling === undefined ? query : { ...query, inappToken: query[spelling]! }
}

/** A CRM may answer a log-out with a wrong token without a word. */
function isLetGo(operation: ContractOperation, { failure }: AuthenticationFailure, dialect: Dialect): boolean {
  return operation.id === 'logOutOfCrm' && failure === 'unknown' && dialect['crm.logoutWithWrongToken'] === 'accept'
}

function refuseHaste(simulator: Simulator, world: World, operation: ContractOperation): AnyAnswer {
  const requirement = simulator.rules.requirements.get(operation.path.startsWith('/v2/') ? 'ERR-12' : 'ERR-11')!
  const answer = renderRefusal({ requirement, reason: '', field: undefined }, operation.role, world.dialect)
  return answer.status === 429 ? { ...answer, headers: { ...answer.headers, 'retry-after': '1' } } : answer
}

/** Refuses by the operation's own row for wrong input; the row that names the field goes first. */
function refuseDefect(simulator: Simulator, world: World, operation: ContractOperation, defect: RequestDefect): AnyAnswer {
  const rows = operation.requirements.filter((row) => row.on === 'invalid')
  const narrow = rows.find((row) => !defect.isMissing && row.at?.some((pattern) => fits(pattern, defect.pointer)))
  const general = rows.find((row) => !row.at) ?? edgeRow(simulator, 'invalid', operation.role)
  const requirement = defect.kind ? edgeRow(simulator, defect.kind, operation.role) : (narrow ?? general)
  const field = defect.pointer.replace(/^\//, '').replaceAll('/', '.')
  return renderRefusal({ requirement, reason: defect.reason, field }, operation.role, world.dialect)
}

/** Tells whether a pointer lies at or below a pattern, in which `*` stands for any index. */
function fits(pattern: string, pointer: string): boolean {
  const given = pointer.split('/')
  return pattern.split('/').every((part, index) => part === '*' || part === given[index])
}

/** A credential that is missing altogether may count as a missing field; the operation's rows say so by naming its place. */
function refuseCaller(
  simulator: Simulator,
  world: World,
  operation: ContractOperation,
  { failure, place, reason, requirement: own }: AuthenticationFailure,
): AnyAnswer {
  const absent = operation.requirements.find((row) => failure === 'missing' && row.on === 'invalid' && row.at?.includes(place))
  const expired = own === undefined ? undefined : simulator.rules.requirements.get(own)
  const requirement =
    expired ?? absent ?? operation.requirements.find((row) => row.on === 'unauthenticated') ?? edgeRow(simulator, 'invalid', operation.role)
  return renderRefusal({ requirement, reason, field: undefined, failure }, operation.role, world.dialect)
}

function edgeRow(simulator: Simulator, kind: EdgeDefect, role: Role): Requirement {
  return simulator.rules.requirements.get(edgeRequirement(kind, role))!
}
