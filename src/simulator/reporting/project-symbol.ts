import type { SymbolRecord } from '../../domain/records.ts'
import type { ReportingRecord } from '../../reporting/schema.ts'
import type { World } from '../world.ts'

/** A symbol; its profiles are the first of each kind. */
export function projectSymbol(world: World, symbol: SymbolRecord): ReportingRecord {
  return {
    id: symbol.id,
    name: symbol.name,
    description: symbol.description,
    digits: symbol.digits,
    pipPosition: Math.max(0, symbol.digits - 1),
    lpEnabled: symbol.quotesEnabled,
    enabled: symbol.showInPlatform,
    swapLong: symbol.swapLong,
    swapShort: symbol.swapShort,
    swapRollover3Days: 'DAY_OF_WEEK_WEDNESDAY',
    bidMarkup: 0,
    askMarkup: 0,
    sortingNumber: symbol.id,
    measurementUnits: symbol.baseAsset,
    baseAssetId: world.assets.get(symbol.baseAsset)?.assetId,
    quoteAssetId: world.assets.get(symbol.quoteAsset)?.assetId,
    lotSize: symbol.lotSize,
    enableShortSelling: true,
    symbolCategoryId: listCategories(world).findIndex(({ name }) => name === symbol.category) + 1,
    dynamicLeverageId: 1n,
    tradingMode: 'TRADING_MODE_ENABLED',
    scheduleProfileId: symbol.assetClass === 'Crypto' ? 2n : 1n,
    commissionProfileId: 1n,
    volumeProfileId: 1n,
    executionProfileId: 1n,
    protectionProfileId: 1n,
    swapFreeProfileId: 1n,
    gslScheduleProfileId: 1n,
    holidayProfileId: 1n,
    archived: false,
    swapTime: 0,
    swapPeriod: 24,
  }
}

/** The names of the asset classes, numbered in the order in which symbols first use them. */
export function listAssetClasses(world: World): string[] {
  return [...new Set(Array.from(world.symbols.values(), ({ assetClass }) => assetClass))]
}

/** The symbol categories, numbered in the same way, each with its asset class. */
export function listCategories(world: World): { name: string; assetClass: string }[] {
  const byName = new Map<string, string>()
  for (const { category, assetClass } of world.symbols.values()) if (!byName.has(category)) byName.set(category, assetClass)
  return Array.from(byName, ([name, assetClass]) => ({ name, assetClass }))
}

/** Currencies are counted in lots, everything else in units. */
export function projectAssetClass(name: string, id: number): ReportingRecord {
  return { id, name, defaultLots: name === 'Forex' }
}

export function projectCategory(world: World, category: { name: string; assetClass: string }, id: number): ReportingRecord {
  const assetClassId = listAssetClasses(world).indexOf(category.assetClass) + 1
  return { id, assetClassId, name: category.name, sortingNumber: id, expanded: id === 1, isDefault: id === 1, isDomEnabled: true }
}
