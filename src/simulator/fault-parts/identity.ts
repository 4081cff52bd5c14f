import { keyOfHolder, type PartnerHolder } from '../../domain/partner-holder.ts'
import type { AppSession, Manager, Ribbon, SsoCode, User } from '../../domain/records.ts'
import type { Fault } from '../fault.ts'
import type { Caller } from '../operation.ts'
import { digest } from '../token-source.ts'
import type { World } from '../world.ts'

type Operations = NonNullable<Fault['operations']>

/** The manager whose token stands in a query that nobody has looked at. */
export function managerOf(world: World, query: object): Manager | undefined {
  return world.managers.get(digest(String((query as { token?: string }).token)))
}

/** Users whom B1 creates get a nickname by another rule. */
export function nameNewUsers(
  choose: (user: User, wish: string | undefined, world: World) => string,
): NonNullable<NonNullable<Fault['operations']>['createSsoUser']> {
  return (input, world, honest) => {
    const before = world.users.size
    const answer = honest(input, world)
    const user = answer.status === 201 && answer.body ? world.users.get(answer.body.userId) : undefined
    if (user && world.users.size > before) world.users.set(user.userId, { ...user, nickname: choose(user, input.body.nickname, world) })
    return answer
  }
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
