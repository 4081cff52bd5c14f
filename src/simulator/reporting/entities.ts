/** One kind of record: its message, the field that carries it, and whether it has a list and an event. */
export interface Entity {
  readonly message: string
  /** The field that holds it in its list, and in its event unless that has another name for it. */
  readonly field: string
  readonly list?: string
  readonly event?: string
  readonly eventField?: string
}

/** What has a list, an event or both, by the name of the list with a small first letter. */
export const ENTITIES = {
  assets: { message: 'Asset', field: 'asset', list: 'Assets', event: 'AssetEvent' },
  assetClasses: { message: 'AssetClass', field: 'assetClass', list: 'AssetClasses', event: 'AssetClassEvent' },
  authentications: { message: 'Authentication', field: 'authentication', list: 'Authentications', event: 'AuthenticationEvent' },
  balanceHistories: { message: 'BalanceHistory', field: 'balanceHistory', list: 'BalanceHistories', event: 'BalanceHistoryEvent' },
  bonusHistories: { message: 'BonusHistory', field: 'bonusHistory', list: 'BonusHistories', event: 'BonusHistoryEvent' },
  countries: { message: 'Country', field: 'country', list: 'Countries' },
  deals: { message: 'Deal', field: 'deal', list: 'Deals', event: 'DealEvent' },
  dealOffsets: { message: 'DealOffset', field: 'dealOffset', list: 'DealOffsets', event: 'DealOffsetsEvent', eventField: 'offsetting' },
  dynamicLeverageProfiles: {
    message: 'DynamicLeverageProfile',
    field: 'dynamicLeverage',
    list: 'DynamicLeverageProfiles',
    event: 'DynamicLeverageProfileEvent',
  },
  orders: { message: 'Order', field: 'order', list: 'Orders', event: 'OrderEvent' },
  positions: { message: 'Position', field: 'position', list: 'Positions', event: 'PositionEvent' },
  priceSnapshots: { message: 'PriceSnapshot', field: 'priceSnapshot', list: 'PriceSnapshots', event: 'PriceSnapshotEvent' },
  priceStreams: { message: 'PriceStream', field: 'priceStream', list: 'PriceStreams', event: 'PriceStreamEvent' },
  symbols: { message: 'Symbol', field: 'symbol', list: 'Symbols', event: 'SymbolEvent' },
  symbolCategories: { message: 'SymbolCategory', field: 'symbolCategory', list: 'SymbolCategories', event: 'SymbolCategoryEvent' },
  traders: { message: 'Trader', field: 'trader', list: 'Traders', event: 'TraderEvent' },
  traderGroups: { message: 'TraderGroup', field: 'traderGroup', list: 'TraderGroups', event: 'TraderGroupEvent' },
  orderActions: { message: 'OrderAction', field: 'orderAction', list: 'OrderActions' },
  commissionProfiles: {
    message: 'CommissionProfile',
    field: 'commissionProfile',
    list: 'CommissionProfiles',
    event: 'CommissionProfileEvent',
  },
  volumeProfiles: { message: 'VolumeProfile', field: 'volumeProfile', list: 'VolumeProfiles', event: 'VolumeProfileEvent' },
  executionProfiles: { message: 'ExecutionProfile', field: 'executionProfile', list: 'ExecutionProfiles', event: 'ExecutionProfileEvent' },
  protectionProfiles: {
    message: 'ProtectionProfile',
    field: 'protectionProfile',
    list: 'ProtectionProfiles',
    event: 'ProtectionProfileEvent',
  },
  swapFreeProfiles: { message: 'SwapFreeProfile', field: 'swapFreeProfile', list: 'SwapFreeProfiles', event: 'SwapFreeProfileEvent' },
  scheduleProfiles: { message: 'ScheduleProfile', field: 'scheduleProfile', list: 'ScheduleProfiles', event: 'ScheduleProfileEvent' },
  swapAndDividendProfiles: {
    message: 'SwapAndDividendProfile',
    field: 'swapAndDividendProfile',
    list: 'SwapAndDividendProfiles',
    event: 'SwapAndDividendProfileEvent',
  },
  holidays: { message: 'Holiday', field: 'holiday', list: 'Holidays', event: 'HolidayEvent' },
  holidayProfiles: { message: 'HolidayProfile', field: 'holidayProfile', list: 'HolidayProfiles', event: 'HolidayProfileEvent' },
  swapCalculations: { message: 'SwapCalculation', field: 'swapCalculation', event: 'SwapCalculationEvent' },
  marginCalls: { message: 'MarginCall', field: 'marginCall', event: 'MarginCallEvent' },
  gslScheduleProfiles: { message: 'GSLScheduleProfile', field: 'gslSchedule', event: 'GSLScheduleProfileEvent' },
} as const satisfies Record<string, Entity>

export type EntityName = keyof typeof ENTITIES

/** The kind of record that an event announces; none for an event that links two orders. */
export const ENTITY_OF_EVENT: ReadonlyMap<string, EntityName> = new Map(
  (Object.entries(ENTITIES) as [EntityName, Entity][]).flatMap(([name, { event }]) => (event === undefined ? [] : [[event, name]])),
)
