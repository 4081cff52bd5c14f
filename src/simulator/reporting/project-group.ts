import { MARGIN_CALL_LEVELS, STOP_OUT_LEVEL } from '../../domain/margin.ts'
import type { Asset, Authentication, Group, MarginCall } from '../../domain/records.ts'
import type { ReportingRecord } from '../../reporting/schema.ts'
import type { World } from '../world.ts'

export function projectAsset(_world: World, asset: Asset): ReportingRecord {
  const { assetId: id, name, deposit, type } = asset
  return { id, name, deposit, depositable: deposit, type: `ASSET_TYPE_${type}`, displayName: name }
}

/** A group of accounts; its symbols are all there are, on the profiles that they have themselves. */
export function projectGroup(world: World, group: Group): ReportingRecord {
  return {
    id: group.groupId,
    name: group.groupName,
    description: group.description ?? undefined,
    deleted: false,
    enabled: true,
    swapEnabled: true,
    marginCallLevel: MARGIN_CALL_LEVELS.at(-1),
    stopOutLevel: STOP_OUT_LEVEL,
    isDefault: group.groupId === 1,
    priceStreamId: 1n,
    isDealingDesk: false,
    fairStopOut: false,
    copyDisabled: false,
    stopoutDisabled: false,
    swapAndDividendProfileId: 1n,
    negativeBalanceProtection: false,
    stopOutStrategy: 'STOP_OUT_STRATEGY_MOST_MARGIN_USED_FIRST',
    groupSymbol: Array.from(world.symbols.values(), ({ id }) => ({ symbolId: id, enabled: true })),
  }
}

export function projectMarginCall(_world: World, { id, login, ...call }: MarginCall): ReportingRecord {
  const { marginLevelThreshold, thresholdId, lastUpdateTimestamp } = call
  return { id, traderId: login, marginLevelThreshold, thresholdId, lastUpdateTimestamp }
}

/** One attempt to log in; a successful one carries no errorCode. */
export function projectAuthentication(_world: World, { errorCode, sessionId, ...attempt }: Authentication): ReportingRecord {
  return { ...attempt, errorCode: errorCode ?? undefined, sessionId: sessionId ?? undefined }
}
