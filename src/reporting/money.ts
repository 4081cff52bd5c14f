import { ReportingError } from './reporting-error.ts'
import type { ReportingRecord } from './schema.ts'

/** The fields that follow the isPreciseMoney of their own record. Those of Position, Trader and SwapCalculation are assumed. */
export const PRECISE_MONEY_FIELDS = {
  BalanceHistory: ['delta', 'balance', 'equity', 'nonWithdrawableBonus'],
  BonusHistory: ['managerDelta', 'managerBonus', 'ibDelta', 'ibBonus'],
  Deal: ['tradingCommission', 'ibCommission', 'mirroringCommission'],
  ClosePositionDetail: [
    'realizedSwap',
    'realizedTradingCommission',
    'realizedIbCommission',
    'realizedMirroringCommission',
    'rebate',
    'profit',
  ],
  Position: ['buyMargin', 'sellMargin', 'swap', 'commission', 'usedMargin'],
  Trader: ['managerBonus', 'ibBonus', 'balance', 'nonWithdrawableBonus'],
  SwapCalculation: ['chargedSwap', 'currentSwap'],
} as const

/** The fields that are in US cents, whatever isPreciseMoney says. */
export const USD_CENT_FIELDS = {
  Deal: ['pocketCommission', 'pocketMarkup'],
  ClosePositionDetail: ['realizedPocketCommission', 'realizedPocketMarkup', 'realizedMarkup'],
} as const

type FieldOf<Table, Name extends keyof Table> = Table[Name] extends readonly (infer Field extends string)[] ? Field : never
type PreciseTable = typeof PRECISE_MONEY_FIELDS
type CentTable = typeof USD_CENT_FIELDS

/** How many decimals the monetary integers of a record hold: 8 when isPreciseMoney is true, 2 when it is false or absent. */
export function countMoneyDigits(record: ReportingRecord): 8 | 2 {
  return record['isPreciseMoney'] === true ? 8 : 2
}

/** The amount in a field that follows isPreciseMoney, as an exact decimal text such as `-12.34`. */
export function readMoney<Name extends keyof PreciseTable>(
  messageName: Name,
  record: ReportingRecord,
  field: FieldOf<PreciseTable, Name>,
): string | undefined {
  return readScaled(messageName, record, field, countMoneyDigits(record))
}

/** Sets a field that follows isPreciseMoney; an amount with more decimals than the record can hold is refused, never rounded. */
export function withMoney<Name extends keyof PreciseTable>(
  messageName: Name,
  record: ReportingRecord,
  amounts: { readonly [Field in FieldOf<PreciseTable, Name>]?: string },
): ReportingRecord {
  return withScaled(messageName, record, amounts, countMoneyDigits(record))
}

/** The US dollars in a field that is always in cents. */
export function readUsd<Name extends keyof CentTable>(
  messageName: Name,
  record: ReportingRecord,
  field: FieldOf<CentTable, Name>,
): string | undefined {
  return readScaled(messageName, record, field, 2)
}

/** Sets fields that are always in US cents from amounts in dollars. */
export function withUsd<Name extends keyof CentTable>(
  messageName: Name,
  record: ReportingRecord,
  amounts: { readonly [Field in FieldOf<CentTable, Name>]?: string },
): ReportingRecord {
  return withScaled(messageName, record, amounts, 2)
}

function readScaled(messageName: string, record: ReportingRecord, field: string, digits: number): string | undefined {
  const value = record[field]
  if (value === undefined) return undefined
  if (typeof value !== 'bigint') throw new ReportingError('does not hold int64', { messageName, field })
  return formatScaled(value, digits)
}

function withScaled(
  messageName: string,
  record: ReportingRecord,
  amounts: { readonly [field: string]: string | undefined },
  digits: number,
): ReportingRecord {
  const changed: ReportingRecord = { ...record }
  for (const [field, amount] of Object.entries(amounts)) {
    if (amount === undefined) continue
    const scaled = parseScaled(amount, digits)
    if (scaled === undefined) throw new ReportingError(`cannot hold "${amount}" with ${digits} decimals`, { messageName, field })
    changed[field] = scaled
  }
  return changed
}

/** A scaled integer as decimal text, without trailing zeros: (1230n, 2) is `12.3`. */
export function formatScaled(value: bigint, digits: number): string {
  const text = String(value < 0n ? -value : value).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const fraction = text.slice(text.length - digits).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** Decimal text as a scaled integer; undefined when it is no decimal number or has too many decimals. */
export function parseScaled(text: string, digits: number): bigint | undefined {
  const parts = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text)
  if (!parts) return undefined
  const fraction = (parts[3] ?? '').replace(/0+$/, '')
  if (fraction.length > digits) return undefined
  return BigInt(`${parts[1]}${parts[2]}${fraction.padEnd(digits, '0')}`)
}
