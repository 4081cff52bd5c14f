import { readFileSync } from 'node:fs'
import type { Dialect } from '../contract/dialect.ts'
import { ReportingSchemas } from '../simulator/reporting/schemas.ts'
import type { SimulatorOptions } from '../simulator/start-simulator.ts'
import { UsageError } from './usage-error.ts'

type ReportingOptions = Pick<SimulatorOptions, 'dialect' | 'events' | 'reportingProto'>

/** Where events go, and by which schema. A schema of the user's own is spoken unless his dialect says otherwise. */
export function readReportingOptions(values: { events?: string; 'reporting-proto'?: string }, dialect: Dialect): ReportingOptions {
  const events = values.events ?? process.env['TRIPACT_EVENTS']
  const file = values['reporting-proto']
  if (file === undefined && dialect['reporting.fieldProfile'] === 'file') {
    throw new UsageError('the dialect says reporting.fieldProfile: file, so name the file: --reporting-proto FILE')
  }
  const speaksFile = file !== undefined && dialect['reporting.fieldProfile'] === 'inferred'
  return {
    dialect: speaksFile ? { ...dialect, 'reporting.fieldProfile': 'file' } : dialect,
    ...(file !== undefined && { reportingProto: readProto(file) }),
    ...(events !== undefined && { events: { url: readBrokerUrl(events), log: (text: string) => console.error(text) } }),
  }
}

function readProto(file: string): string {
  try {
    const text = readFileSync(file, 'utf8')
    new ReportingSchemas(text)
    return text
  } catch (error) {
    throw new UsageError(`--reporting-proto ${file}: ${(error as Error).message}`)
  }
}

function readBrokerUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.hostname && (url.protocol === 'amqp:' || url.protocol === 'amqps:')) return text
  // The text is not repeated: it may hold a password.
  throw new UsageError('--events must be a URL such as amqp://user:password@host:5672')
}
