import type { Contract } from './contract.ts'
import type { Answer } from './exchange.ts'
import type { RunNames } from './run-names.ts'
import type { CredentialName, Target } from './target.ts'
import type { Time } from './time.ts'

/** What the owner of a target may offer. */
export type HookName =
  | 'oneTimeToken'
  | 'login'
  | 'relogin'
  | 'inApp'
  | 'logout'
  | 'redeem'
  | 'session'
  | 'sessionState'
  | 'invite'
  | 'register'
  | 'deal'
  | 'subAccount'
export type HookCall = (body?: Record<string, unknown>) => Promise<Answer>

/** What every check is given. */
export interface Context {
  run: RunNames
  /** What the target's owner named beforehand. Reading what was left out makes the check not-applicable. */
  given: Given
  /** Calls what no documented call can cause or show. Calling a missing one makes the check not-tested. */
  hooks: Record<HookName, HookCall>
  time: Time
  contract: Contract
  target: Target
  credentials: Record<CredentialName, string>
  /** Records the answer to an open point. `dialect` says which keys of a dialect it decides. */
  observe(point: string, value: unknown, dialect?: Record<string, unknown>): void
  /** Asks the control surface of a simulated world, `path` below it; declare `needs: ['simulator']`. */
  world(method: string, path: string, options?: { body?: unknown; accept?: string }): Promise<Answer>
  /** Gives the users of the check back before it ends: what follows does not mind what others do to them. */
  releaseUsers(): void
  /** The check passes, but its verdict is `warn`. */
  warn(reason: string): void
  /** Runs after all checks, newest first. */
  cleanup(undo: () => Promise<unknown>): void
  /** Something that stays at the target for good. */
  leaves(what: string): void
  /** Reads until the answer is accepted or the target's lag is over; gives back the last answer. */
  poll<A>(read: () => Promise<A>, accepts: (answer: A) => boolean): Promise<A>
  /** Waits until a write must be visible everywhere: before an absence is claimed. */
  settle(): Promise<void>
}

/** The names that profiles may give; which are required depends on the role. */
export interface Given {
  brokerName: string
  otherBrokerName: string
  brokerCrmName: string
  environmentName: string
  groupName: string
  groupId: number
  depositCurrency: string
  userId: number
  otherUserId: number
  keepLoggedInUserId: number
  inappTokenUserId: number
  otherInappTokenUserId: number
  partnerUserId: number
  otherPartnerUserId: number
  traderLogin: number
  uidTraderAccountId: number
  brokerNames: string[]
  uidTraderAccountIds: number[]
  /** Whether something was given, without asking for it. */
  has(name: string): boolean
}

/** Sends `count` requests whose last bytes leave together; the work is done with the clients of `racing`. */
export type Race<Clients> = <A>(count: number, start: (racing: Clients, index: number) => Promise<A>) => Promise<A[]>
