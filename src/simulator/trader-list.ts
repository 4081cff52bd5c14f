import type { Trader } from '../domain/records.ts'
import { hasOpenPositions } from './valuation.ts'
import type { World } from './world.ts'

/** Which accounts are wanted; every window is from <= time < to. */
export interface TraderFilter {
  from: number
  to: number
  lastDeal?: { from: number; to: number } | undefined
  hasOpenPositions?: boolean | undefined
  groupId?: number | undefined
}

export interface TraderChunk {
  traders: Trader[]
  hasMore: boolean
}

/** The newest accounts that fit the filter, as many as a chunk holds, and whether there are older ones that fit. */
export function findTraders(world: World, filter: TraderFilter): TraderChunk {
  const fits = makeTest(world, filter)
  const size = world.dialect['paging.t3Chunk']
  const keepsMillisecond = world.dialect['traders.chunkWholeMillisecond']
  const traders: Trader[] = []
  for (const trader of world.traders.newestFirst(filter.from, filter.to)) {
    if (!fits(trader)) continue
    // The next chunk ends one millisecond after the earliest record of this one, so it must hold that millisecond as a whole.
    const isFull = traders.length >= size && !(keepsMillisecond && trader.registrationTimestamp === traders.at(-1)!.registrationTimestamp)
    if (isFull) return { traders, hasMore: true }
    traders.push(trader)
  }
  return { traders, hasMore: false }
}

function makeTest(world: World, { lastDeal, hasOpenPositions: isOpenWanted, groupId }: TraderFilter): (trader: Trader) => boolean {
  const groupName = groupId === undefined ? undefined : (world.groups.firstBy('groupId', groupId)?.groupName ?? null)
  return (trader) => {
    if (groupName !== undefined && trader.groupName !== groupName) return false
    if (lastDeal && !isWithin(trader.lastDealTimestamp, lastDeal)) return false
    return isOpenWanted === undefined || hasOpenPositions(world, trader.login) === isOpenWanted
  }
}

function isWithin(time: number | null, { from, to }: { from: number; to: number }): boolean {
  return time !== null && from <= time && time < to
}
