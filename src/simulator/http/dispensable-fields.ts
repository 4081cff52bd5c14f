import type { ValidateFunction } from 'ajv/dist/2020.js'
import { isObject } from '../../contract/json.ts'

/** Required fields that a lenient platform does without (I-28), with values that stand in for them while the rest is validated. */
const STAND_INS: Record<string, Record<string, string>> = {
  createTrader: { brokerName: 'any', totalMarginCalculationType: 'MAX' },
}

/** Validates a body as a platform does that demands less than the contract; the body is the same afterwards. */
export function fitsLeniently(validate: ValidateFunction, body: unknown, operation: string): boolean {
  if (!isObject(body)) return validate(body)
  const lacking = Object.entries(STAND_INS[operation] ?? {}).filter(([name]) => !Object.hasOwn(body, name))
  for (const [name, standIn] of lacking) body[name] = standIn
  const fits = validate(body)
  for (const [name] of lacking) delete body[name]
  return fits
}
