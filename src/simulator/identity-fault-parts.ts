import type { JsonObject } from '../contract/json.ts'
import { resolve } from '../contract/operation.ts'
import { keyOfHolder, type PartnerHolder } from '../domain/partner-holder.ts'
import type { AppSession, Ribbon, SsoCode } from '../domain/records.ts'
import type { Fault } from './fault.ts'
import { alterAnswer, findOperation, ownBodySchema } from './fault-parts.ts'
import type { Caller, OperationId } from './operation.ts'
import type { World } from './world.ts'

type Operations = NonNullable<Fault['operations']>
type Wire = NonNullable<Fault['wire']>
type Contract = NonNullable<Fault['contract']>

/** Every record of a list that an operation answers is altered on its way out. */
export function alterListed(operation: OperationId, list: string, alter: (record: JsonObject) => JsonObject): Wire {
  return alterAnswer(operation, (body) => ({ ...body, [list]: (body[list] as JsonObject[]).map(alter) }))
}

/** The parameters of an operation, no longer shared with others so that only this operation changes. */
export function ownParameters(document: JsonObject, operationId: OperationId): JsonObject[] {
  const operation = findOperation(document, operationId)
  const own = (operation['parameters'] as JsonObject[]).map((parameter) =>
    structuredClone(typeof parameter['$ref'] === 'string' ? resolve(document, parameter['$ref'].split('/').slice(1)).node : parameter),
  )
  operation['parameters'] = own
  return own
}

/** The integers among an operation's parameters may be any text, and arrive as text. */
export function takeAnyNumerals(operationId: OperationId): Contract {
  return (document) => {
    for (const { schema } of ownParameters(document, operationId) as { schema: JsonObject }[]) {
      if (schema['type'] === 'integer') Object.assign(schema, { type: ['integer', 'string'] })
    }
  }
}

/** A parameter of an operation can be left out. */
export function makeParameterOptional(operationId: OperationId, name: string): Contract {
  return (document) => {
    for (const parameter of ownParameters(document, operationId)) if (parameter['name'] === name) parameter['required'] = false
  }
}

/** Fields of an operation's body can be left out. */
export function makeFieldsOptional(operationId: OperationId, ...names: string[]): Contract {
  return (document) => {
    const schema = ownBodySchema(document, operationId)
    schema['required'] = (schema['required'] as string[]).filter((field) => !names.includes(field))
  }
}

/** The schema of a ribbon in the body of B16. */
export function ribbonSchema(document: JsonObject): JsonObject {
  const rules = (ownBodySchema(document, 'setInAppControls')['properties'] as JsonObject)['rules'] as JsonObject
  const list = (rules['properties'] as JsonObject)['ribbons'] as JsonObject
  const { $ref } = list['items'] as { $ref: string }
  const own = structuredClone(resolve(document, $ref.split('/').slice(1)).node)
  list['items'] = own
  return own
}

/** The operation may answer one more status. */
export function allowStatus(operationId: OperationId, status: number): Contract {
  return (document) => {
    ;(findOperation(document, operationId)['responses'] as JsonObject)[status] = { description: 'Done' }
  }
}

/** What parseInt makes of a parameter: 12x is 12. */
export function parsePrefix(value: unknown): number | undefined {
  return value === undefined ? undefined : Number.parseInt(String(value), 10)
}

/** The integer that a parameter stands for; undefined where it is none. */
export function readNumeral(value: unknown): number | undefined {
  return /^-?\d+$/.test(String(value)) ? Number(value) : undefined
}

/** A caller who may do everything. */
export function trustedCaller(world: World): Caller {
  return { manager: world.managers.values().find((manager) => manager.canAuthenticateUsers)! }
}

/** The same caller, whose permissions nobody looks at. */
export function permitEverything(caller: Caller): Caller {
  return { ...caller, manager: { ...caller.manager!, canAuthenticateUsers: true } }
}

/** Performs the work as if the world had another dialect. */
export function inDialect<Result>(world: World, changes: Partial<World['dialect']>, work: () => Result): Result {
  const { dialect } = world
  world.dialect = { ...dialect, ...changes }
  try {
    return work()
  } finally {
    world.dialect = dialect
  }
}

/** Codes of B15 are stored otherwise than they were asked for. */
export function alterSsoCodes(alter: (code: SsoCode, world: World) => Partial<SsoCode>): Operations {
  return {
    issueSsoCode(input, world, honest) {
      const answer = honest(input, world)
      const code = answer.status === 200 && world.ssoCodes.get(answer.body!.code)
      if (code) world.ssoCodes.set(code.value, { ...code, ...alter(code, world) })
      return answer
    },
  }
}

/** B16 stores other ribbons than it was sent. */
export function alterRibbons(alter: (ribbons: Ribbon[]) => object[]): Operations {
  return {
    setInAppControls(input, world, honest) {
      const { ribbons } = input.body.rules as { ribbons?: Ribbon[] }
      if (!ribbons) return honest(input, world)
      return honest({ ...input, body: { ...input.body, rules: { ribbons: alter(ribbons) as Ribbon[] } } }, world)
    },
  }
}

/** Sessions choose among the ribbons of their user by a rule of their own. */
export function chooseRibbonsBy(choose: (ribbons: Ribbon[], session: AppSession, world: World) => Ribbon[]): Operations {
  return {
    readAppSession(input, world, honest) {
      const answer = honest(input, world)
      const session = world.appSessions.get(input.path.sessionId)
      if (answer.status !== 200 || !session?.open) return answer
      const crm = world.brokers.get(session.brokerName ?? '')?.brokerCrmName
      const own = world.ribbons.by('userId', session.userId).filter(({ brokerCrmName }) => crm === undefined || brokerCrmName === crm)
      return { ...answer, body: { ...answer.body!, ribbons: own.flatMap(({ ribbons }) => choose(ribbons, session, world)) } }
    },
  }
}

/** Enabled ribbons by how narrowly they aim: those that match the session's account or broker, and those for everybody. */
export function sortRibbons(ribbons: Ribbon[], session: Pick<AppSession, 'brokerName' | 'uidTraderAccountId'>) {
  const enabled = ribbons.filter((ribbon) => ribbon.enabled)
  const wide = enabled.filter((ribbon) => ribbon.uidTraderAccountId === undefined)
  return {
    forAccount: enabled.filter(
      (ribbon) => ribbon.uidTraderAccountId !== undefined && ribbon.uidTraderAccountId === session.uidTraderAccountId,
    ),
    forBroker: wide.filter((ribbon) => ribbon.brokerName !== undefined && ribbon.brokerName === session.brokerName),
    general: wide.filter((ribbon) => ribbon.brokerName === undefined),
  }
}

/** The first of these lists that is not empty. */
export function firstOf(...lists: Ribbon[][]): Ribbon[] {
  return lists.find((list) => list.length > 0) ?? []
}

/** Rules that take all ribbons away. */
export function isEmpty(rules: unknown): boolean {
  return Object.keys(rules as object).length === 0
}

/** What B17 is sent; which of the two ids is there depends on the holder. */
export type PartnerWish = { brokerCrmName: string; partnerId: string; userId?: number; uidTraderAccountId?: number }

/** B17 stores other identifiers than it was sent. */
export function alterPartnerIds(alter: (partnerId: string) => string): Operations {
  return {
    setReferral(input, world, honest) {
      const wish = input.body as PartnerWish
      return honest({ ...input, body: { ...wish, partnerId: alter(wish.partnerId) } }, world)
    },
  }
}

/** Stores a partner identifier, whatever was there. */
export function attachPartnerId(world: World, brokerCrmName: string, holder: PartnerHolder, partnerId: string): void {
  const { userId = null, uidTraderAccountId = null } = holder
  world.partnerIds.set(keyOfHolder(brokerCrmName, holder), { userId, uidTraderAccountId, brokerCrmName, partnerId })
}

/** The ids of all accounts that are linked to a user. */
export function linksOf(world: World, userId: number): number[] {
  return world.accountLinks.by('userId', userId).map(({ uidTraderAccountId }) => uidTraderAccountId)
}
