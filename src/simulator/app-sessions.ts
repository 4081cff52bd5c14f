import type { RequirementId } from '../contract/generated/requirement-ids.ts'
import type { AppSession } from '../domain/records.ts'
import { refuse } from '../domain/refusal.ts'
import { logInToAccount } from './account-logins.ts'
import { findLink } from './linked-accounts.ts'
import type { World } from './world.ts'

/** Under what a person opens an application. */
export interface Place {
  brokerName?: string | undefined
  uidTraderAccountId?: number | undefined
}

/** Who opened an application, and with what. */
export interface Newcomer {
  userId: number
  accessToken?: string | undefined
  inappToken?: string | undefined
  /** The brokers that an SSO code opens; none for other log-ins. */
  brokerNames?: string[]
}

interface AccountRows {
  absent: RequirementId
  noLogin: RequirementId
}

/** Opens a session of a platform application; an account that it is under is logged in to. */
export function openSession(world: World, newcomer: Newcomer, place: Place, rows?: AccountRows): AppSession {
  const { userId, accessToken = null, inappToken = null, brokerNames = [] } = newcomer
  const { brokerName = null, uidTraderAccountId = null } = place
  const sessionId = `app-${world.nextId('appSession')}`
  if (uidTraderAccountId !== null && rows) enterAccount(world, newcomer, { brokerName, uidTraderAccountId, sessionId }, rows)
  activateUser(world, userId)
  const session = {
    sessionId,
    userId,
    open: true,
    openedAt: world.now,
    brokerName,
    uidTraderAccountId,
    accessToken,
    inappToken,
    brokerNames,
  }
  world.appSessions.set(sessionId, session)
  return session
}

function enterAccount(
  world: World,
  { userId, brokerNames = [] }: Newcomer,
  { brokerName, uidTraderAccountId, sessionId }: { brokerName: string | null; uidTraderAccountId: number; sessionId: string },
  rows: AccountRows,
): void {
  const link = findLink(world, uidTraderAccountId)
  const trader = link && world.traders.get(link.login)
  const allowed = brokerName === null ? brokerNames : [brokerName]
  if (link?.userId !== userId || !trader || (allowed.length > 0 && !allowed.includes(trader.brokerName))) {
    refuse(rows.absent, `${uidTraderAccountId} is not among the accounts of user ${userId} here`, 'uidTraderAccountId')
  }
  if (!logInToAccount(world, trader, sessionId)) refuse(rows.noLogin, `account ${trader.login} is NO_LOGIN`, 'uidTraderAccountId')
}

/** Where the dialect says so, the first log-in makes a new user an active one. */
function activateUser(world: World, userId: number): void {
  const user = world.users.get(userId)
  if (user?.status === 'UID_NEW' && world.dialect['users.activateOn'] === 'login') {
    world.users.set(userId, { ...user, status: 'UID_ACTIVE' })
  }
}

/** Drops all open sessions of a user. */
export function dropSessions(world: World, userId: number): void {
  for (const session of world.appSessions.by('userId', userId)) {
    if (session.open) world.appSessions.set(session.sessionId, { ...session, open: false })
  }
}

/** A session that is open, or a refusal: never was, or is closed. */
export function findOpenSession(world: World, sessionId: string, rows: { absent: RequirementId; closed: RequirementId }): AppSession {
  const session = world.appSessions.get(sessionId)
  if (!session) return refuse(rows.absent, `there is no session "${sessionId}"`, 'sessionId')
  return session.open ? session : refuse(rows.closed, `${sessionId} is closed`, 'sessionId')
}
