import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { JsonObject } from '../json.ts'
import type { Contract } from '../load-contract.ts'
import type { Role } from '../requirement.ts'
import { toMarkdown } from './to-markdown.ts'
import { toPostman } from './to-postman.ts'

export const EXPORTS = ['openapi', 'postman', 'jsonschema', 'proto', 'markdown'] as const
export type ExportFormat = (typeof EXPORTS)[number]

/** Writes the contract in a form that other tools read. */
export function exportContract(contract: Contract, format: ExportFormat, role?: Role): string {
  const roles: Role[] = role ? [role] : ['platform', 'crm', 'adapter']
  if (format === 'openapi') return roles.map((name) => stringify(contract.documents[name], { lineWidth: 0 })).join('---\n')
  if (format === 'postman') return toJson(toPostman(contract, roles))
  if (format === 'jsonschema') return toJson(collectSchemas(contract, roles))
  if (format === 'proto') return readFileSync(join(contract.directory, 'reporting.proto'), 'utf8')
  return toMarkdown(contract, roles)
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** All named schemas of the roles as one JSON Schema document, with references that stay inside of it. */
function collectSchemas(contract: Contract, roles: Role[]): JsonObject {
  const definitions: JsonObject = {}
  for (const role of roles) {
    const { schemas } = contract.documents[role]['components'] as { schemas: JsonObject }
    const text = JSON.stringify(schemas).replaceAll('#/components/schemas/', `#/$defs/${role}/$defs/`)
    definitions[role] = { $defs: JSON.parse(text) as JsonObject }
  }
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: definitions }
}
