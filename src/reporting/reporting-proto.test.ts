import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadSchema } from './load-schema.ts'
import { loadEnvelopeSchema } from './reporting-schema.ts'
import type { Field } from './schema.ts'

// Typed from the document, not from the .proto: "number name type", required unless "?" follows the type, "=" gives a default.
const ENTITIES: Record<string, string> = {
  Asset: '1 id int64 · 2 name string? · 3 deposit bool? · 4 depositable bool? · 5 type AssetType?=ASSET_TYPE_FOREX · 6 displayName string?',
  AssetClass: '1 id int64 · 2 name string? · 3 defaultLots bool?',
  Authentication: '1 id int64 · 2 login int64? · 3 ipAddress string? · 4 errorCode int32? · 5 createTimestamp int64? · 6 sessionId string?',
  BalanceHistory: `1 id int64 · 2 traderId int64? · 3 delta int64? · 4 balance int64?
    · 5 operationType BalanceOperationType?=BALANCE_OPERATION_TYPE_DEPOSIT · 6 description string? · 7 createTimestamp int64?
    · 8 externalNote string? · 9 equity int64? · 10 nonWithdrawableBonus int64? · 11 source string? · 12 externalId string?
    · 13 isPreciseMoney bool?`,
  BonusHistory: `1 id int64 · 2 traderId int64? · 3 managerDelta int64? · 4 managerBonus int64? · 5 ibDelta int64? · 6 ibBonus int64?
    · 7 introducingBrokerId int64? · 8 operationType BonusOperationType?=BONUS_OPERATION_TYPE_DEPOSIT · 9 description string?
    · 10 externalNote string? · 11 createTimestamp int64? · 12 isPreciseMoney bool?`,
  Country: '1 id int64 · 2 name string?',
  Deal: `1 id int64 · 2 orderId int64? · 3 volume int64? · 4 limitPrice int64? · 5 tradeSide TradeSide?=TRADE_SIDE_BUY
    · 6 createTimestamp int64? · 7 marginRate int64? · 8 bookType BookType?=BOOK_TYPE_BOOK_A · 9 status DealStatus?=DEAL_STATUS_FILLED
    · 10 filledVolume int64? · 11 executionPrice int64? · 12 lpExecutionPrice int64? · 13 executionTimestamp int64? · 14 lpOrderId string?
    · 15 type DealType?=DEAL_TYPE_MARKET · 16 tradingCommission int64? · 17 lastUpdateTimestamp int64? · 18 priceSnapshotId int64?
    · 19 baseToUsdConversionRate double? · 20 ibCommission int64? · 21 pocketCommission int64? · 22 pocketMarkup int64?
    · 23 parentIntroducingBrokerId int64? · 24 mirroringCommission int64? · 25 markup int64? · 26 lotSize int64? · 27 stake int64?
    · 28 desiredVwap int64? · 29 marketVwap int64? · 30 rejectReason string? · 32 totalVolumeInUSD int64?
    · 33 closePositionDetail ClosePositionDetail? · 34 traderId int64? · 35 isPreciseMoney bool? · 36 symbolId int64? · 37 positionId int64?`,
  ClosePositionDetail: `1 dealId int64 · 2 entryPrice int64? · 3 stopLoss int64? · 4 takeProfit int64? · 5 balanceHistoryId int64?
    · 6 quoteToDepositConversionRate int64? deprecated · 7 closedVolume int64? · 8 realizedSwap int64? · 9 realizedTradingCommission int64?
    · 10 realizedIbCommission int64? · 11 realizedPocketCommission int64? · 12 realizedPocketMarkup int64?
    · 13 realizedMirroringCommission int64? · 14 depositToIbDepositConversionRate int64? · 15 rebate int64? · 16 realizedMarkup int64?
    · 17 closedStake int64? · 19 ibCommissionsPaid bool? · 20 offsetDealTimestamp int64? · 21 performanceFee int64? deprecated
    · 22 quoteToDeposit double? · 23 profit int64? · 24 isPreciseMoney bool? · 25 pnlConversionFee int64?`,
  DealOffset: '1 id int64 · 2 openDealId int64 · 3 closingDealId int64 · 4 volume int64 · 5 stake int64 · 6 swap int64',
  DynamicLeverageProfile: '1 id int64 · 2 name string · 3 description string? · 4 deleted bool? · 5 tiers DynamicLeverageTier*',
  DynamicLeverageTier: '1 volume int64 · 2 leverage int32',
  Order: `1 id int64 · 2 positionId int64? · 3 type OrderType?=ORDER_TYPE_MARKET · 4 volume int64? · 5 limitPrice int64?
    · 6 expirationTimestamp int64? · 7 createTimestamp int64? · 8 tradeSide TradeSide?=TRADE_SIDE_BUY
    · 9 status OrderStatus?=ORDER_STATUS_CREATED · 10 closeTimestamp int64? · 11 closing bool? · 12 stopPrice int64?
    · 13 lastUpdateTimestamp int64? · 14 slippagePrice int64?`,
}

const LISTS = `Assets asset Asset · AssetClasses assetClass AssetClass · Authentications authentication Authentication
  · BalanceHistories balanceHistory BalanceHistory · BonusHistories bonusHistory BonusHistory · Countries country Country · Deals deal Deal
  · DealOffsets dealOffset DealOffset · DynamicLeverageProfiles dynamicLeverage DynamicLeverageProfile · Orders order Order
  · Positions position Position · PriceSnapshots priceSnapshot PriceSnapshot · PriceStreams priceStream PriceStream
  · Symbols symbol Symbol · SymbolCategories symbolCategory SymbolCategory · Traders trader Trader · TraderGroups traderGroup TraderGroup
  · OrderActions orderAction OrderAction · CommissionProfiles commissionProfile CommissionProfile
  · VolumeProfiles volumeProfile VolumeProfile · ExecutionProfiles executionProfile ExecutionProfile
  · ProtectionProfiles protectionProfile ProtectionProfile · SwapFreeProfiles swapFreeProfile SwapFreeProfile
  · ScheduleProfiles scheduleProfile ScheduleProfile · SwapAndDividendProfiles swapAndDividendProfile SwapAndDividendProfile
  · Holidays holiday Holiday · HolidayProfiles holidayProfile HolidayProfile`

const EVENTS = `AssetEvent asset Asset? · AssetClassEvent assetClass AssetClass? · AuthenticationEvent authentication Authentication?
  · BalanceHistoryEvent balanceHistory BalanceHistory? · BonusHistoryEvent bonusHistory BonusHistory? · DealEvent deal Deal?
  · DealOffsetsEvent offsetting DealOffset* · DynamicLeverageProfileEvent dynamicLeverage DynamicLeverageProfile? · OrderEvent order Order?
  · PositionEvent position Position? · PriceSnapshotEvent priceSnapshot PriceSnapshot?
  · SwapCalculationEvent swapCalculation SwapCalculation? · PriceStreamEvent priceStream PriceStream? · SymbolEvent symbol Symbol?
  · SymbolCategoryEvent symbolCategory SymbolCategory? · TraderEvent trader Trader? · TraderGroupEvent traderGroup TraderGroup?
  · GSLScheduleProfileEvent gslSchedule GSLScheduleProfile? · MarginCallEvent marginCall MarginCall
  · CommissionProfileEvent commissionProfile CommissionProfile? · VolumeProfileEvent volumeProfile VolumeProfile?
  · ExecutionProfileEvent executionProfile ExecutionProfile? · ProtectionProfileEvent protectionProfile ProtectionProfile?
  · SwapFreeProfileEvent swapFreeProfile SwapFreeProfile? · ScheduleProfileEvent scheduleProfile ScheduleProfile?
  · SwapAndDividendProfileEvent swapAndDividendProfile SwapAndDividendProfile? · HolidayEvent holiday Holiday?
  · HolidayProfileEvent holidayProfile HolidayProfile?`

const text = readFileSync(new URL('../../openapi/reporting.proto', import.meta.url), 'utf8')
const schema = loadSchema(text)

const split = (table: string) => table.split('·').map((part) => part.trim().split(/\s+/).join(' '))

/** A field of the schema in the notation of the tables above. */
function describeField(field: Field): string {
  const mark = { required: '', optional: '?', repeated: '*' }[field.label]
  const named = field.explicitDefault === undefined ? '' : `=${field.explicitDefault}`
  return `${field.number} ${field.name} ${field.typeName}${mark}${named}${field.deprecated ? ' deprecated' : ''}`
}

const describeMessage = (name: string) => schema.messages.get(name)?.fields.map(describeField)

describe('openapi/reporting.proto against the document', () => {
  test.each(Object.entries(ENTITIES))('%s', (name, table) => {
    const shown = schema.messages.get(name)?.fields.filter((field) => field.openPoint === undefined)
    expect(shown?.map(describeField)).toEqual(split(table))
  })

  test('27 lists, each with one repeated field numbered 1', () => {
    const lists = split(LISTS)
    expect(lists).toHaveLength(27)
    for (const list of lists) {
      const [name, field, element] = list.split(' ')
      expect(describeMessage(name!), name).toEqual([`1 ${field} ${element}*`])
    }
  })

  test('28 events with a type and an entity', () => {
    const events = split(EVENTS)
    expect(events).toHaveLength(28)
    for (const event of events) {
      const [name, field, element] = event.split(' ')
      const type = name === 'MarginCallEvent' ? '1 type DomainEventType?=DOMAIN_EVENT_TYPE_CREATE' : '1 type DomainEventType'
      expect(describeMessage(name!), name).toEqual([type, `2 ${field} ${element}`])
    }
  })

  test('the linkage of two orders', () => {
    expect(describeMessage('OCOOrdersLinkageEvent')).toEqual(['1 type DomainEventType', '2 orderId1 int64', '3 orderId2 int64'])
  })

  test('the two gaps are reserved', () => {
    expect(text).toMatch(/message Deal \{[^}]*reserved 31;/)
    expect(text).toMatch(/message ClosePositionDetail \{[^}]*reserved 18;/)
  })

  test('OrderType gives the numbers 1 to 4 to the types whose price fields are documented', () => {
    const names = [1, 2, 3, 4].map((number) => schema.enums.get('OrderType')?.names.get(number))
    expect(names).toEqual(['ORDER_TYPE_LIMIT', 'ORDER_TYPE_STOP', 'ORDER_TYPE_STOP_LOSS_TAKE_PROFIT', 'ORDER_TYPE_MARKET_RANGE'])
  })
})

describe('what the document does not show', () => {
  const documented = new Set([
    ...Object.keys(ENTITIES),
    ...split(`${LISTS} · ${EVENTS} · OCOOrdersLinkageEvent`).map((row) => row.split(' ')[0]),
  ])

  test('is marked as assumed, field by field', () => {
    const unmarked = [...schema.messages.values()]
      .filter((message) => !documented.has(message.name))
      .flatMap((message) => message.fields.filter((field) => field.openPoint === undefined).map((field) => `${message.name}.${field.name}`))
    expect(unmarked).toEqual([])
  })

  test('carries its id as field 1', () => {
    const entities = split(LISTS).map((list) => list.split(' ')[2]!)
    for (const name of [...entities, 'SwapCalculation', 'MarginCall', 'GSLScheduleProfile']) {
      expect(describeMessage(name)?.[0], name).toBe('1 id int64')
    }
  })

  test('names Order.slippage with the next free number', () => {
    expect(schema.messages.get('Order')?.byNumber.get(15)).toMatchObject({ name: 'slippage', typeName: 'int32', openPoint: 'U-27' })
  })

  test('every value of an enumeration is marked', () => {
    const values = text.match(/^ {2}[A-Z0-9_]+ = -?\d+;.*$/gm) ?? []
    expect(values.length).toBeGreaterThan(100)
    expect(values.filter((line) => !line.includes('// assumed: U-'))).toEqual([])
  })
})

test('openapi/reporting-envelope.proto', () => {
  const envelope = loadEnvelopeSchema().messages.get('Envelope')
  expect(envelope?.fields.map(describeField)).toEqual(['1 sequence int64', '2 message string', '3 payload bytes'])
})
