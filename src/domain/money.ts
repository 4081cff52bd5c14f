import type { Money } from './records.ts'

/** Decimals of an amount as it is kept. */
const EXACT_DIGITS = 8
/** An amount must fit into the documents' `long`, whatever the money digits of its account are. */
const LARGEST: Money = 2n ** 63n - 1n

export type Rounding = 'half-up' | 'truncate'

/** Why a decimal number is no amount that can be booked. */
export type AmountDefect = 'not-positive' | 'too-precise' | 'too-large'

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/
/** No amount that fits has more digits than this before its eight decimals. */
const MOST_WHOLE_DIGITS = 20

/** Reads the text of a JSON number as an amount, exactly: 0.29 is 29 hundredths, and 1e-8 the smallest amount there is. */
export function parseAmount(text: string, excessDecimals: 'reject' | 'round' = 'reject'): Money | AmountDefect {
  const [, sign, whole = '', fraction = '', power = '0'] = DECIMAL.exec(text) ?? []
  const { digits, zeros } = trimZeros(whole + fraction)
  if (sign !== '' || digits === '') return 'not-positive'
  const exponent = Number(power) - fraction.length + zeros
  const wholeDigits = digits.length + exponent
  if (wholeDigits > MOST_WHOLE_DIGITS) return 'too-large'
  if (exponent < -EXACT_DIGITS && excessDecimals === 'reject') return 'too-precise'
  // What lies behind the first dropped decimal decides nothing about rounding.
  const kept = digits.slice(0, Math.max(0, wholeDigits + EXACT_DIGITS + 1))
  if (kept === '') return 'not-positive'
  const amount = shift(BigInt(kept), wholeDigits - kept.length + EXACT_DIGITS)
  if (amount > LARGEST) return 'too-large'
  return amount === 0n ? 'not-positive' : amount
}

/** Digits without the zeros around them, and how many stood behind. A regular expression would take quadratic time. */
function trimZeros(text: string): { digits: string; zeros: number } {
  let [start, end] = [0, text.length]
  while (start < end && text[start] === '0') start++
  while (end > start && text[end - 1] === '0') end--
  return { digits: text.slice(start, end), zeros: text.length - end }
}

function shift(digits: bigint, power: number): bigint {
  return power >= 0 ? digits * 10n ** BigInt(power) : divide(digits, 10n ** BigInt(-power))
}

/** Divides and rounds: halves go away from zero, as in commerce, unless decimals are cut off. */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding = 'half-up'): bigint {
  const quotient = dividend / divisor
  if (rounding === 'truncate') return quotient
  const rest = dividend % divisor
  const isFar = 2n * (rest < 0n ? -rest : rest) >= divisor
  if (!isFar) return quotient
  return dividend < 0n ? quotient - 1n : quotient + 1n
}

export function leastOf(first: Money, ...others: Money[]): Money {
  let least = first
  for (const other of others) if (other < least) least = other
  return least
}

export function greatestOf(first: Money, ...others: Money[]): Money {
  let greatest = first
  for (const other of others) if (other > greatest) greatest = other
  return greatest
}

/** The monetary integer of an amount: with two money digits, 12345.12 is 1234512. */
export function scaleMoney(amount: Money, moneyDigits: number, rounding: Rounding = 'half-up'): bigint {
  return moneyDigits === EXACT_DIGITS ? amount : divide(amount, unitOf(moneyDigits), rounding)
}

/** The amount that a monetary integer stands for. */
export function unscaleMoney(integer: number | bigint, moneyDigits: number): Money {
  return BigInt(integer) * unitOf(moneyDigits)
}

/** Rounds an amount to what the account can show. */
export function roundMoney(amount: Money, moneyDigits: number): Money {
  return scaleMoney(amount, moneyDigits) * unitOf(moneyDigits)
}

/** Whether an amount has decimals that the account cannot show. */
export function hasHiddenDecimals(amount: Money, moneyDigits: number): boolean {
  return amount % unitOf(moneyDigits) !== 0n
}

/** Whether an amount fits into a long as a monetary integer of the account. */
export function isTooLarge(amount: Money, moneyDigits: number): boolean {
  const integer = scaleMoney(amount, moneyDigits)
  return integer > LARGEST || integer < -LARGEST
}

const UNITS = Array.from({ length: EXACT_DIGITS + 1 }, (_, digits) => 10n ** BigInt(EXACT_DIGITS - digits))

function unitOf(moneyDigits: number): bigint {
  return UNITS[moneyDigits]!
}
