import { type DocumentedField, ENTITIES } from './documented-fields.ts'

type Json = { [name: string]: unknown }

/** The value by default of each enumeration: the one name of it that is documented. */
const DEFAULTS: Record<string, string> = {
  'Asset.type': 'ASSET_TYPE_FOREX',
  'BalanceHistory.operationType': 'BALANCE_OPERATION_TYPE_DEPOSIT',
  'BonusHistory.operationType': 'BONUS_OPERATION_TYPE_DEPOSIT',
  'Deal.tradeSide': 'TRADE_SIDE_BUY',
  'Deal.bookType': 'BOOK_TYPE_BOOK_A',
  'Deal.status': 'DEAL_STATUS_FILLED',
  'Deal.type': 'DEAL_TYPE_MARKET',
  'Order.type': 'ORDER_TYPE_MARKET',
  'Order.tradeSide': 'TRADE_SIDE_BUY',
  'Order.status': 'ORDER_STATUS_CREATED',
}

/** Read from older senders, and written no more. */
export const DEPRECATED = new Set(['quoteToDepositConversionRate', 'performanceFee'])

/** A record as the control surface takes it, with what is required or with everything that is documented; the id is left to it. */
export function makeRecord(entity: string, which: 'required' | 'all'): Json {
  const fields = (ENTITIES[entity] ?? []).filter(([, name]) => !DEPRECATED.has(name))
  const wanted = fields.filter(([, name, , required]) => name !== 'id' && (which === 'all' || required))
  return Object.fromEntries(wanted.map((field) => [field[1], sampleValue(entity, field)]))
}

/** A value that tells its field: no two fields of an entity have the same one. */
export function sampleValue(entity: string, [number, name, type]: DocumentedField): unknown {
  if (type.endsWith('[]')) return [makeNested(type.slice(0, -2))]
  switch (type) {
    case 'int64':
      return String(2n ** 60n + BigInt(number))
    case 'int32':
      return 1000 + number
    case 'double':
      return number + 0.25
    case 'bool':
      return true
    case 'string':
      return `text ${number}`
    case 'enum':
      return DEFAULTS[`${entity}.${name}`]
    default:
      return makeNested(type)
  }
}

/** A message inside of another has no id that somebody would invent. */
function makeNested(entity: string): Json {
  const fields = ENTITIES[entity]!.filter(([, name]) => !DEPRECATED.has(name))
  return Object.fromEntries(fields.map((field) => [field[1], sampleValue(entity, field)]))
}
