// The documents' nouns. Records are replaced, never altered in place.

/** An amount in units of 10^-8 of the deposit currency: exact whatever an account's moneyDigits are. */
export type Money = bigint

/** A conversion rate times 10^8. */
export type Rate = bigint

export type UserStatus = 'UID_NEW' | 'UID_ACTIVE' | 'UID_DELETED'

export interface User {
  userId: number
  nickname: string
  email: string
  preferredLanguage: string
  utcCreateTimestamp: number
  status: UserStatus
  firstName: string | null
  /** The broker under which the user was created, or the manager's own where none was named. */
  brokerName: string
  /** The CRMs whose customer the user is; B4 finds a user only under one of these. */
  brokerCrmNames: readonly string[]
  agreementAccepted: boolean
}

export interface AccountLink {
  uidTraderAccountId: number
  userId: number
  login: number
  environmentName: string
  utcCreateTimestamp: number
  sharedWithUserId: number | null
}

export type AccessRights = 'FULL_ACCESS' | 'CLOSE_ONLY' | 'NO_TRADING' | 'NO_LOGIN'
export type AccountType = 'HEDGED' | 'NETTED' | 'SPREAD_BETTING'
export type MarginCalculation = 'MAX' | 'SUM' | 'NET'
export type LimitedRiskStrategy = 'ACCORDING_TO_LEVERAGE' | 'ACCORDING_TO_GSL' | 'ACCORDING_TO_GSL_AND_LEVERAGE'

export interface ContactDetails {
  address: string | null
  city: string | null
  countryId: number | null
  documentId: string | null
  email: string | null
  phone: string | null
  state: string | null
  zipCode: string | null
  introducingBroker1: string | null
  introducingBroker2: string | null
}

export interface Trader {
  login: number
  environmentName: string
  accessRights: AccessRights
  accountType: AccountType
  balance: Money
  bonus: Money
  nonWithdrawableBonus: Money
  brokerName: string
  depositCurrency: string
  groupName: string
  hashedPassword: string
  leverageInCents: number
  totalMarginCalculationType: MarginCalculation
  contactDetails: ContactDetails | null
  description: string | null
  isLimitedRisk: boolean | null
  lastName: string | null
  limitedRiskMarginCalculationStrategy: LimitedRiskStrategy | null
  maxLeverage: number | null
  name: string | null
  sendOwnStatement: boolean | null
  sendStatementToBroker: boolean | null
  swapFree: boolean
  moneyDigits: number
  registrationTimestamp: number
  lastUpdateTimestamp: number
  lastConnectionTimestamp: number
  lastDealTimestamp: number | null
  subAccountOf: number | null
  /** What people see in place of the login (B8). */
  brokerAccountDisplayName: string | null
  /** Lowest and highest equity since 00:00 UTC of `equityDay`, a number of days since the epoch. */
  equityDay: number
  minEquity: Money
  maxEquity: Money
}

export type BalanceOperation =
  | 'DEPOSIT'
  | 'WITHDRAW'
  | 'DEPOSIT_NONWITHDRAWABLE_BONUS'
  | 'WITHDRAW_NONWITHDRAWABLE_BONUS'
  | 'CLOSE_POSITION'
  | 'DEPOSIT_SWAP'
  | 'WITHDRAW_SWAP'

export interface BalanceEntry {
  balanceHistoryId: number
  login: number
  operationType: BalanceOperation
  /** What the operation changed: the balance, or the bonus where it is an operation on bonus. Withdrawals are negative. */
  delta: Money
  balance: Money
  equity: Money
  nonWithdrawableBonus: Money
  comment: string | null
  externalId: string | null
  externalNote: string | null
  source: string | null
  createTimestamp: number
  /** Those of the account, which may be gone when reporting tells the entry. */
  moneyDigits: number
}

export interface BonusEntry {
  bonusHistoryId: number
  login: number
  operationType: 'DEPOSIT' | 'WITHDRAW'
  /** Withdrawals are negative. */
  delta: Money
  bonus: Money
  comment: string | null
  externalNote: string | null
  createTimestamp: number
  moneyDigits: number
}

export interface PartnerId {
  userId: number | null
  uidTraderAccountId: number | null
  brokerCrmName: string
  partnerId: string
}

export interface Ribbon {
  color: string
  title: string
  enabled: boolean
  closable: boolean
  action: { urlExternal?: string; urlinApp?: string }
  brokerName?: string
  uidTraderAccountId?: number
}

/** What B16 last sent for one user under one CRM. */
export interface UserRibbons {
  userId: number
  brokerCrmName: string
  ribbons: Ribbon[]
}

export interface PushMessage {
  id: number
  userId: number
  brokerName: string
  title: string
  body: string
  imageURL: string | null
  deepLinkAction: string | null
  createdAt: number
}

export interface SsoCode {
  value: string
  userId: number
  brokerNames: string[]
  issuedAt: number
  spent: boolean
}

export interface AppSession {
  sessionId: string
  userId: number
  open: boolean
  openedAt: number
  brokerName: string | null
  uidTraderAccountId: number | null
  /** What the CRM gave at log-in; the newest inappToken is the one that is sent. */
  accessToken: string | null
  inappToken: string | null
  brokerNames: string[]
}

export interface InvitedUser {
  invitedUserId: number
  partnerUserId: number
  brokerName: string
  brokerPartnerId: string | null
  brokerResult: string | null
  createTimestamp: number
}

export interface CrmUser {
  userId: number
  email: string | null
  brokerName: string | null
  /** Habits: whether the user chose to stay logged in, and whether the CRM gives him inappTokens. */
  keepsLoggedIn: boolean
  getsInappToken: boolean
  /** The newest inappToken that the CRM gave for this user. */
  inappToken: string | null
  partnerUserId: number | null
  brokerPartnerId: string | null
  /** What the CRM answered when it attributed the user, so that the same callback gets the same answer. */
  brokerResult?: BrokerResult
}

export type BrokerResult = 'ATTRIBUTED_NEW' | 'ATTRIBUTED' | 'PENDING_ATTRIBUTION' | 'REATTRIBUTED'

export interface InappToken {
  value: string
  userId: number
}

/** A partner's id in the broker's own books, as the broker told it to the platform. */
export interface BrokerPartner {
  brokerName: string
  partnerUserId: number
  brokerPartnerId: string
}

export interface CrmToken {
  value: string
  issuedAt: number
}

export interface OneTimeToken {
  value: string
  userId: number
  issuedAt: number
  spent: boolean
  keepLoggedIn: boolean
}

export interface AccessToken {
  value: string
  userId: number
  issuedAt: number
  revoked: boolean
}

/** What an adapter token grants; it travels sealed in the token itself. */
export interface AdapterGrant {
  userId: number
  brokerNames: string[]
  /** Null: all accounts of the user under these brokers. */
  uidTraderAccountIds: number[] | null
  isVerified: boolean
  issuedAt: number
  expiresAt: number
}

/** What the adapter remembers of a token, under a digest of it: that it was issued, and until when it counts as revoked. */
export interface AdapterToken extends AdapterGrant {
  tokenId: string
  revokedUntil: number | null
}

export interface AdapterSession {
  sessionId: string
  tokenId: string
  userId: number
  uidTraderAccountId: number | null
  open: boolean
  cached: { orderHistory: number; deals: number; positions: number }
}

export interface CallbackAttempt {
  at: number
  ms: number
  status?: number
  error?: string
  exchange?: number
}

export interface Callback {
  id: number
  kind: 'attribution' | 'registration'
  createdAt: number
  state: 'pending' | 'delivered' | 'failed'
  body: Record<string, unknown>
  /** When it is tried next, on the world's clock; null while it is under way, and when nothing is to come. */
  nextAttemptAt: number | null
  /** Until when, on the machine's clock, an attempt counts as under way; later on, whoever made it has died. */
  underWayUntil: number | null
  attempts: CallbackAttempt[]
  /** How many attempts there were when it was last sent on its way: what came before does not count as a retry. */
  attemptsBefore: number
}

export interface Manager {
  tokenDigest: string
  canAuthenticateUsers: boolean
  disabledBrokerNames: string[]
  /** Only managers that log in themselves (U-10) have these. */
  login: number | null
  hashedPassword: string | null
  tokenIssuedAt: number | null
}

export interface Broker {
  brokerName: string
  brokerCrmName: string
  environmentName: string
}

export interface Group {
  groupId: number
  groupName: string
  description: string | null
  environmentName: string
  depositCurrencies: string[]
  moneyDigits: number
}

export interface SymbolRecord {
  id: number
  name: string
  description: string
  assetClass: string
  category: string
  quotesEnabled: boolean
  showInPlatform: boolean
  baseAsset: string
  quoteAsset: string
  digits: number
  /** Price times 10^5, as reporting scales it. */
  bid: number
  ask: number
  lotSize: number
  /** What a night brings to a unit of volume, in points of 10^-5 of the quote asset; a negative figure is charged. */
  swapLong: number
  swapShort: number
}

export interface Asset {
  assetId: number
  name: string
  deposit: boolean
  type: 'FOREX' | 'METALS' | 'INDICES' | 'COMMODITY' | 'STOCK' | 'CRYPTO' | 'OTHER'
  usdRate: number
}

export type TradeSide = 'BUY' | 'SELL'

/** A deal that opened a part of a position, with what no closing deal has offset yet. */
export interface OpeningLot {
  dealId: number
  volume: number
  executionTimestamp: number
}

/** Volumes are times 10^2, prices times 10^5. */
export interface Position {
  positionId: number
  login: number
  symbolId: number
  tradeSide: TradeSide
  /** What is open now; 0 once it is closed. */
  volume: number
  closedVolume: number
  /** The volume-weighted price of what is open. */
  entryPrice: number
  closePrice: number | null
  /** CREATED is the placeholder of a market order that is being filled. */
  status: 'CREATED' | 'OPEN' | 'CLOSED'
  openTimestamp: number
  closeTimestamp: number | null
  lastUpdateTimestamp: number
  createOrderId: number
  /** Swaps since the opening that no closing deal has realised yet. */
  swap: Money
  /** The day, counted from the epoch, whose beginning was the last to bring a swap. */
  swapDay: number
  /** Base asset to deposit currency, at the opening: what the margin follows from. */
  marginRate: Rate
  /** Oldest first; closing deals offset them in this order. */
  lots: readonly OpeningLot[]
  moneyDigits: number
}

export interface Order {
  orderId: number
  positionId: number
  login: number
  symbolId: number
  type: 'MARKET'
  tradeSide: TradeSide
  volume: number
  filledVolume: number
  lotSize: number
  /** It reduces the volume of the position. */
  closing: boolean
  isStopOut: boolean
  status: 'CREATED' | 'FILLED'
  createTimestamp: number
  closeTimestamp: number | null
  lastUpdateTimestamp: number
}

/** The prices at the creation of a deal. */
export interface PriceSnapshot {
  id: number
  symbolId: number
  bid: number
  ask: number
}

export interface Deal {
  id: number
  orderId: number
  positionId: number
  login: number
  symbolId: number
  tradeSide: TradeSide
  /** All of it is filled. */
  volume: number
  executionPrice: number
  executionTimestamp: number
  priceSnapshotId: number
  lotSize: number
  /** Base asset to deposit currency. */
  marginRate: Rate
  baseToUsd: Rate
  /** Null when the deal closed nothing. */
  closePositionDetail: ClosePositionDetail | null
  moneyDigits: number
}

export interface ClosePositionDetail {
  /** The volume-weighted opening price of the position. */
  entryPrice: number
  closedVolume: number
  balanceHistoryId: number
  /** The gross result of the part that was closed, without its swap. */
  profit: Money
  realizedSwap: Money
  quoteToDeposit: Rate
  /** The execution time of the first opening deal that was offset. */
  offsetDealTimestamp: number
}

/** How much of an opening deal a closing one took back. */
export interface DealOffset {
  id: number
  openDealId: number
  closingDealId: number
  volume: number
  swap: Money
  moneyDigits: number
}

export interface SwapCalculation {
  id: number
  positionId: number
  chargedSwap: Money
  /** All swaps of the position up to now. */
  currentSwap: Money
  createTimestamp: number
  moneyDigits: number
}

/** One attempt to log in to a trading account; errorCode says why it was refused. */
export interface Authentication {
  id: number
  login: number
  ipAddress: string
  errorCode: number | null
  createTimestamp: number
  sessionId: string | null
}

/** An account fell to a threshold of its margin level (1.5 is 150 %). */
export interface MarginCall {
  id: number
  login: number
  marginLevelThreshold: number
  thresholdId: string
  /** Whether the account is at or below the threshold now. */
  isHit: boolean
  lastUpdateTimestamp: number
}
