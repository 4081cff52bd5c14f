import { NOTHING_OPEN } from '../domain/equity.ts'
import type { Trader } from '../domain/records.ts'
import { refuse } from '../domain/refusal.ts'
import type { TraderChunk } from './trader-list.ts'
import { describeTrader, type TraderRecord } from './trader-record.ts'
import { hasOpenPositions, valueAccount } from './valuation.ts'
import type { World } from './world.ts'

/** Longer lists are written while they are sent, record by record, so that other requests need not wait for them. */
const STREAMED_FROM = 1000

const RECORD_FIELDS = new Set<string>([
  'login',
  'accessRights',
  'accountType',
  'balance',
  'brokerName',
  'depositCurrency',
  'groupName',
  'leverageInCents',
  'totalMarginCalculationType',
  'contactDetails',
  'description',
  'isLimitedRisk',
  'lastName',
  'limitedRiskMarginCalculationStrategy',
  'maxLeverage',
  'name',
  'sendOwnStatement',
  'sendStatementToBroker',
  'swapFree',
  'bonus',
  'equity',
  'freeMargin',
  'cashEquity',
  'usedMargin',
  'nonWithdrawableBonus',
  'moneyDigits',
  'lastUpdateTimestamp',
  'registrationTimestamp',
  'minEquityDaily',
  'maxEquityDaily',
  'lastConnectionTimestamp',
] satisfies (keyof TraderRecord)[])

/** The wanted fields of the records; all of them when no name is given. */
export function chooseFields(world: World, list: string | undefined): string[] | undefined {
  const names = (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const unknown = names.find((name) => !RECORD_FIELDS.has(name))
  if (unknown !== undefined && world.dialect['traders.unknownFieldNames'] === 'reject') {
    return refuse('T3-8', `a trader has no field "${unknown}"`, 'query.fields')
  }
  return names.length > 0 ? names : undefined
}

/** The answer of T3. What it says is decided now, even where it is written out later. */
export function answerTraders(world: World, { traders, hasMore }: TraderChunk, fields: string[] | undefined) {
  const wanted = world.dialect['traders.order'] === 'newest' ? traders : traders.reverse()
  const describe = makeDescription(world, wanted, fields)
  if (wanted.length < STREAMED_FROM) return { status: 200 as const, body: { trader: wanted.map(describe), hasMore } }
  return { status: 200 as const, pieces: writeList(wanted, describe, hasMore) }
}

/** Describes accounts as they are at this moment: what their positions come to is worked out beforehand, since prices go on. */
function makeDescription(world: World, traders: Trader[], fields: string[] | undefined) {
  const { dialect, now } = world
  const busy = traders.filter(({ login }) => hasOpenPositions(world, login))
  const valuations = new Map(busy.map((trader) => [trader.login, valueAccount(world, trader)]))
  return (trader: Trader): Partial<TraderRecord> => {
    const record = describeTrader(trader, valuations.get(trader.login) ?? NOTHING_OPEN, { dialect, now })
    return fields ? pick(record, fields) : record
  }
}

function pick(record: TraderRecord, fields: string[]): Partial<TraderRecord> {
  return Object.fromEntries(fields.filter((name) => name in record).map((name) => [name, record[name as keyof TraderRecord]]))
}

function* writeList(traders: Trader[], describe: (trader: Trader) => object, hasMore: boolean): Generator<string> {
  yield '{"trader":['
  for (const [index, trader] of traders.entries()) yield `${index === 0 ? '' : ','}${JSON.stringify(describe(trader))}`
  yield `],"hasMore":${hasMore}}`
}
