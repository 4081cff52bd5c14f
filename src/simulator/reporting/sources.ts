import type { ReportingRecord } from '../../reporting/schema.ts'
import type { Collection } from '../collection.ts'
import type { World } from '../world.ts'
import { CONFIGURATION } from './configuration.ts'
import type { EntityName } from './entities.ts'
import { projectDeal, projectDealOffset } from './project-deal.ts'
import { projectAsset, projectAuthentication, projectGroup, projectMarginCall } from './project-group.ts'
import { projectBalanceEntry, projectBonusEntry, projectSwapCalculation } from './project-money.ts'
import { projectOrder, projectOrderAction } from './project-order.ts'
import { projectPosition, projectPriceSnapshot } from './project-position.ts'
import { listAssetClasses, listCategories, projectAssetClass, projectCategory, projectSymbol } from './project-symbol.ts'
import { projectTrader } from './project-trader.ts'

export type RecordId = bigint | number

/** The records of one kind in a world, before anybody changed them by hand. */
export interface Source {
  readonly ids: (world: World) => Iterable<RecordId>
  /** What a record is told from; since it is never altered, the record can be told later. */
  readonly find: (world: World, id: RecordId) => unknown
  /** The record of what was found, or of what an event refers to. */
  readonly project: (world: World, item: unknown) => ReportingRecord
  /** Whether the world counts its ids, so that a record made by hand must keep out of their way. */
  readonly isCounted: boolean
}

type Projection<Item> = (world: World, item: Item) => ReportingRecord

function fromCollection<Item>(pick: (world: World) => Collection<number, Item>, project: Projection<Item>, isCounted = true): Source {
  return {
    ids: (world) => idsOf(pick(world)),
    find: (world, id) => pick(world).get(Number(id)),
    project: project as Projection<unknown>,
    isCounted,
  }
}

function* idsOf<Item>(collection: Collection<number, Item>): Generator<number> {
  for (const [id] of collection.entries()) yield id
}

/** For collections under other keys than the ids, none of them large. */
function fromFew<Item>(
  pick: (world: World) => Collection<string, Item>,
  readId: (item: Item) => number,
  project: Projection<Item>,
  isCounted = false,
): Source {
  return {
    ids: (world) => pick(world).values().map(readId),
    find: (world, id) =>
      pick(world)
        .values()
        .find((item) => readId(item) === Number(id)),
    project: project as Projection<unknown>,
    isCounted,
  }
}

/** For records that are made on the spot. */
function fromList(list: (world: World) => readonly ReportingRecord[]): Source {
  return {
    ids: (world) => list(world).map(idOf),
    find: (world, id) => list(world).find((record) => BigInt(idOf(record)) === BigInt(id)),
    project: (_world, record) => record as ReportingRecord,
    isCounted: false,
  }
}

export function idOf(record: ReportingRecord): RecordId {
  return record['id'] as RecordId
}

const numbered = <Item>(items: readonly Item[], project: (item: Item, id: number) => ReportingRecord) =>
  items.map((item, index) => project(item, index + 1))

const LIVING: { readonly [Entity in EntityName]?: Source } = {
  assets: fromFew(
    (world) => world.assets,
    ({ assetId }) => assetId,
    projectAsset,
  ),
  assetClasses: fromList((world) => numbered(listAssetClasses(world), projectAssetClass)),
  authentications: fromCollection((world) => world.authentications, projectAuthentication),
  balanceHistories: fromCollection((world) => world.balanceHistory, projectBalanceEntry),
  bonusHistories: fromCollection((world) => world.bonusHistory, projectBonusEntry),
  deals: fromCollection((world) => world.deals, projectDeal),
  dealOffsets: fromCollection((world) => world.dealOffsets, projectDealOffset),
  orders: fromCollection((world) => world.orders, projectOrder),
  orderActions: fromCollection((world) => world.orders, projectOrderAction),
  positions: fromCollection((world) => world.positions, projectPosition),
  priceSnapshots: fromCollection((world) => world.priceSnapshots, projectPriceSnapshot),
  symbols: fromCollection((world) => world.symbols, projectSymbol, false),
  symbolCategories: fromList((world) => numbered(listCategories(world), (category, id) => projectCategory(world, category, id))),
  traders: fromCollection((world) => world.traders, projectTrader),
  traderGroups: fromFew(
    (world) => world.groups,
    ({ groupId }) => groupId,
    projectGroup,
  ),
  swapCalculations: fromCollection((world) => world.swapCalculations, projectSwapCalculation),
  marginCalls: fromFew(
    (world) => world.marginCalls,
    ({ id }) => id,
    projectMarginCall,
    true,
  ),
}

/** Where the records of a kind come from: from what happened in the world, or else from its configuration. */
export function sourceOf(entity: EntityName): Source {
  return LIVING[entity] ?? fromList(() => CONFIGURATION[entity] ?? [])
}

/** Where records begin that are made by hand among counted ones. */
const FIRST_GIVEN_ID = 1_000_000_001n

/** An id that no record of this kind has. */
export function chooseFreeId(world: World, entity: EntityName): bigint {
  const source = sourceOf(entity)
  let free = source.isCounted ? FIRST_GIVEN_ID : 1n
  const taken = source.isCounted ? [] : source.ids(world)
  for (const id of taken) if (id >= free) free = BigInt(id) + 1n
  for (const { id } of world.reportingRecords.by('entity', entity)) if (id >= free) free = id + 1n
  return free
}
