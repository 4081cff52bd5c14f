import type { Dialect } from '../contract/dialect.ts'
import { keyOfPartner } from '../domain/broker-partner.ts'
import { emailKey } from '../domain/email.ts'
import type * as records from '../domain/records.ts'
import { dayOf } from '../domain/timestamp.ts'
import { Clock, type ClockState } from './clock.ts'
import { Collection } from './collection.ts'
import { EventLog } from './event-log.ts'
import { ExchangeLog } from './exchange-log.ts'
import type { FaultSet } from './fault.ts'
import { Outbox } from './outbox.ts'
import type { ChangedRecord } from './reporting/record-changes.ts'
import { deriveToken, deriveUuid } from './token-source.ts'
import { TraderCollection } from './trader-collection.ts'

/** Where the platform reaches the CRM: the simulated one, or one that somebody built. */
export interface CrmConnection {
  url: string
  apiPassword: string
  webhookAuthorization: string
  attributionWebhookUrl: string
  registrationWebhookUrl: string
  foreign: boolean
}

/** Trouble on the way to a role: the first that fits a call and has times left applies. */
export interface NetworkFault {
  role: 'platform' | 'crm' | 'adapter'
  ref?: string
  latencyMs?: number
  status?: number
  dropConnection?: boolean
  times?: number
}

/** The names and ids that a world promises to have, for those who script against it. */
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
}

/** What a world is made from; the same origin gives the same world. */
export interface Origin {
  name: string
  seed: string
  fixture: string
  dialect: Dialect
  faults: string[]
  clock: ClockState
  crm: CrmConnection
}

/** One isolated universe: the state of all three roles, its clock, its seed and what it has to send. */
export class World {
  readonly origin: Origin
  readonly name: string
  readonly clock: Clock
  dialect: Dialect
  faults: FaultSet
  crm: CrmConnection
  given!: Given
  /** The time of the operation that runs; set before each, so that no operation reads a clock. */
  now: number

  readonly brokers = new Collection<string, records.Broker>({ brokerCrmName: (broker) => broker.brokerCrmName })
  readonly environments = new Collection<string, { environmentName: string }>()
  readonly groups = new Collection<string, records.Group>({ groupId: (group) => group.groupId })
  readonly assets = new Collection<string, records.Asset>()
  readonly symbols = new Collection<number, records.SymbolRecord>({ name: (symbol) => symbol.name })
  readonly managers = new Collection<string, records.Manager>({ login: (manager) => manager.login ?? undefined })

  readonly users = new Collection<number, records.User>({ email: (user) => emailKey(user.email), nickname: (user) => user.nickname })
  readonly accountLinks = new Collection<number, records.AccountLink>({ userId: (link) => link.userId, login: (link) => link.login })
  readonly traders = new TraderCollection()
  readonly balanceHistory = new Collection<number, records.BalanceEntry>({
    externalId: (entry) => (entry.externalId === null ? undefined : `${entry.login} ${entry.externalId}`),
  })
  readonly bonusHistory = new Collection<number, records.BonusEntry>()
  readonly partnerIds = new Collection<string, records.PartnerId>()
  readonly ribbons = new Collection<string, records.UserRibbons>({ userId: (ribbons) => ribbons.userId })
  readonly pushMessages = new Collection<number, records.PushMessage>({ userId: (message) => message.userId })
  readonly ssoCodes = new Collection<string, records.SsoCode>()
  readonly appSessions = new Collection<string, records.AppSession>({ userId: (session) => session.userId })
  readonly invitedUsers = new Collection<number, records.InvitedUser>({ partner: keyOfPartner })
  readonly brokerPartners = new Collection<string, records.BrokerPartner>()
  readonly positions = new Collection<number, records.Position>({
    login: (position) => position.login,
    openLogin: (position) => (position.status === 'OPEN' ? position.login : undefined),
    openSymbol: (position) => (position.status === 'OPEN' ? position.symbolId : undefined),
  })
  readonly orders = new Collection<number, records.Order>({ login: (order) => order.login })
  readonly deals = new Collection<number, records.Deal>({ login: (deal) => deal.login })
  readonly dealOffsets = new Collection<number, records.DealOffset>()
  readonly priceSnapshots = new Collection<number, records.PriceSnapshot>()
  readonly swapCalculations = new Collection<number, records.SwapCalculation>()
  /** By login and number of the threshold. */
  readonly marginCalls = new Collection<string, records.MarginCall>()
  readonly authentications = new Collection<number, records.Authentication>()
  /** What was made, changed or removed by hand (K41). */
  readonly reportingRecords = new Collection<string, ChangedRecord>({ entity: (record) => record.entity })

  readonly crmUsers = new Collection<number, records.CrmUser>()
  readonly crmTokens = new Collection<string, records.CrmToken>()
  readonly oneTimeTokens = new Collection<string, records.OneTimeToken>({ userId: (token) => token.userId })
  readonly accessTokens = new Collection<string, records.AccessToken>({ userId: (token) => token.userId })
  readonly inappTokens = new Collection<string, records.InappToken>({ userId: (token) => token.userId })
  readonly adapterTokens = new Collection<string, records.AdapterToken>()
  readonly adapterSessions = new Collection<string, records.AdapterSession>({ tokenId: (session) => session.tokenId })
  readonly callbacks = new Collection<number, records.Callback>({ state: (callback) => callback.state })

  /** The day, counted from the epoch, that has begun here: what belongs to the ends of earlier days is done. */
  day: number
  /** The CRM token that the platform holds in memory, as the documents say. */
  platformCrmToken: string | null = null
  /** When the platform got it. */
  platformCrmTokenSince: number | null = null
  /** The credential of C1, issued when the adapter was deployed. */
  readonly adapterBearer: string
  /** The two manager tokens that a world is born with. */
  readonly managerToken: string
  readonly managerTokenWithoutAuthPermission: string
  readonly exchanges = new ExchangeLog()
  /** Trouble on the way to a role, in force now. */
  networkFaults: NetworkFault[] = []
  readonly events = new EventLog(() => this.dialect['reporting.queueSize'])
  readonly outbox = new Outbox()
  readonly #counters = new Map<string, number>()

  readonly findFaults: (ids: readonly string[]) => FaultSet

  constructor(origin: Origin, findFaults: (ids: readonly string[]) => FaultSet, machineTime: () => number, madeAt = machineTime()) {
    this.origin = origin
    this.name = origin.name
    this.dialect = origin.dialect
    this.findFaults = findFaults
    this.faults = findFaults(origin.faults)
    this.crm = origin.crm
    this.clock = new Clock(origin.clock, machineTime)
    this.clock.enter(madeAt)
    this.now = this.clock.now()
    this.clock.leave()
    this.day = dayOf(this.now)
    this.adapterBearer = deriveToken(origin.seed, 'adapter-bearer', 0)
    this.managerToken = deriveUuid(origin.seed, 'manager', 0)
    this.managerTokenWithoutAuthPermission = deriveUuid(origin.seed, 'manager-without-auth', 0)
  }

  get seed(): string {
    return this.origin.seed
  }

  /** The next number of a kind, counted from `first`. */
  nextId(kind: string, first = 1): number {
    const id = this.#counters.get(kind) ?? first
    this.#counters.set(kind, id + 1)
    return id
  }

  /** A new token of a kind that nobody can guess. */
  newToken(kind: string): string {
    return deriveToken(this.seed, kind, this.nextId(`token:${kind}`))
  }

  newUuid(kind: string): string {
    return deriveUuid(this.seed, kind, this.nextId(`token:${kind}`))
  }

  counters(): Map<string, number> {
    return this.#counters
  }
}
