import { existsSync, readFileSync } from 'node:fs'
import { loadSchema, type SchemaOptions } from './load-schema.ts'
import type { Schema } from './schema.ts'

/** The reporting schema: the one in openapi/, or a user's own file, whose names need not be ours. */
export function loadReportingSchema(file?: string, options: SchemaOptions = {}): Schema {
  if (file === undefined) return loadSchema(readSchemaText(), options)
  return loadSchema(readFileSync(file, 'utf8'), { ignoreStrangeNames: true, ...options })
}

/** The text of our own schema. */
export function readSchemaText(): string {
  return readDocument('reporting.proto')
}

/** The frame around each event of the stream. */
export function loadEnvelopeSchema(): Schema {
  return loadSchema(readDocument('reporting-envelope.proto'))
}

/** Reads a file of openapi/, from a checkout as well as from the compiled package. */
function readDocument(name: string): string {
  const candidates = [`../../openapi/${name}`, `../../../openapi/${name}`].map((path) => new URL(path, import.meta.url))
  return readFileSync(candidates.find((url) => existsSync(url)) ?? candidates[0]!, 'utf8')
}
