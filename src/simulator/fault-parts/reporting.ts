import type { ReportingRecord } from '../../reporting/schema.ts'
import type { Fault } from '../fault.ts'
import type { EntityName } from '../reporting/entities.ts'

type Proto = NonNullable<Fault['proto']>

type Reporting = NonNullable<Fault['reporting']>

/** The lines of one message of the schema are altered. */
export function alterMessage(message: string, alter: (lines: string) => string): Proto {
  return (text) => {
    const start = text.indexOf(`message ${message} {`)
    const end = text.indexOf('\n}', start)
    const altered = alter(text.slice(start, end))
    if (start < 0 || altered === text.slice(start, end)) throw new Error(`the fault finds nothing to alter in ${message}`)
    return text.slice(0, start) + altered + text.slice(end)
  }
}

/** A field stands under another number. */
export function renumber(message: string, field: string, number: number): Proto {
  return alterMessage(message, (lines) => lines.replace(new RegExp(`( ${field} = )\\d+`), `$1${number}`))
}

/** Two fields stand under each other's numbers. */
export function swapNumbers(message: string, one: string, other: string): Proto {
  return alterMessage(message, (lines) => {
    const numberOf = (field: string) => new RegExp(` ${field} = (\\d+)`).exec(lines)![1]!
    const [first, second] = [numberOf(one), numberOf(other)]
    return lines.replace(` ${one} = ${first}`, ` ${one} = ${second}`).replace(` ${other} = ${second}`, ` ${other} = ${first}`)
  })
}

/** A field has another type, or another label. */
export function retype(message: string, field: string, from: string, to: string): Proto {
  return alterMessage(message, (lines) => lines.replace(`${from} ${field} =`, `${to} ${field} =`))
}

/** The records of one kind are altered before anybody hears of them. */
export function alterRecords(
  entity: EntityName,
  alter: (record: ReportingRecord, ...rest: [world: Parameters<Reporting>[2]]) => ReportingRecord,
): Reporting {
  return (name, record, world) => (name === entity ? alter(record, world) : record)
}

/** What closing deals realized is altered. */
export function alterDetails(
  alter: (detail: ReportingRecord, deal: ReportingRecord, world: Parameters<Reporting>[2]) => ReportingRecord,
): Reporting {
  return alterRecords('deals', (deal, world) => {
    const detail = deal['closePositionDetail'] as ReportingRecord | undefined
    return detail ? { ...deal, closePositionDetail: { ...detail, ...alter(detail, deal, world) } } : deal
  })
}

/** A copy in which the numbers in these fields are others; what is not there stays away. */
export function scaleFields(record: ReportingRecord, fields: readonly string[], scale: (number: bigint) => bigint): ReportingRecord {
  const present = fields.filter((field) => record[field] !== undefined)
  return { ...record, ...Object.fromEntries(present.map((field) => [field, scale(BigInt(record[field] as bigint | number))])) }
}
