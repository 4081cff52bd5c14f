import { loadReportingSchema } from '../../reporting/reporting-schema.ts'
import type { Schema } from '../../reporting/schema.ts'

let schema: Schema | undefined

/** Our own schema as it stands in openapi/, whatever a world's dialect makes of it on the wire. */
export function ownSchema(): Schema {
  schema ??= loadReportingSchema()
  return schema
}
