import type { Told } from './decode-record.ts'

/** The integer in a field, or undefined when it was left out. */
export function integer(record: Told | undefined, field: string): bigint | undefined {
  const value = record?.[field]
  return typeof value === 'bigint' ? value : undefined
}

/** Decimals of the monetary integers of a record. */
export function digitsOf(record: Told): 8 | 2 {
  return record['isPreciseMoney'] === true ? 8 : 2
}

/** A monetary field in units of 10^-8, whatever the record's own scale is; nothing told is nothing. */
export function amount(record: Told, field: string): bigint {
  return (integer(record, field) ?? 0n) * 10n ** BigInt(8 - digitsOf(record))
}

export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** A decimal amount in units of 10^-8: '0.29' is 29 000 000. */
export function exact(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(8, '0'))
}
