import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { type Operation, readOperations } from './operation.ts'
import { type Requirement, readRequirements } from './requirement.ts'

type Node = Record<string, unknown>

export interface Contract {
  digest: string
  operations: Map<string, Operation>
  requirements: Requirement[]
  /** Open point → the dialect keys that an observation of it may decide. */
  dialectKeys: Map<string, string[]>
  /** Open point → its question. */
  questions: Map<string, string>
  /** Whether a dialect may hold this value. */
  isDialectValue(key: string, value: unknown): boolean
}

const loaded = new Map<string, Contract>()

/** Reads the documents of all roles. What it returns is never changed, so it is read once per folder. */
export function loadContract(folder: string): Contract {
  const known = loaded.get(folder)
  if (known) return known
  const hash = createHash('sha256')
  const read = (file: string): Node => {
    const path = join(folder, file)
    if (!existsSync(path)) return {}
    const text = readFileSync(path, 'utf8')
    hash.update(text)
    return parse(text) as Node
  }
  const documents = (['crm', 'platform', 'adapter'] as const).map((role) => ({ role, document: read(`${role}.yaml`) }))
  const shared = read('shared.yaml')
  const contract: Contract = {
    operations: new Map(documents.flatMap(({ role, document }) => readOperations(role, document)).map((found) => [found.id, found])),
    requirements: readRequirements(documents, shared),
    dialectKeys: readDialectKeys(shared),
    questions: new Map(
      Object.entries((shared['points'] ?? {}) as Record<string, Node>).map(([id, point]) => [id, String(point['question'] ?? '')]),
    ),
    isDialectValue: readDialectSchemas(shared),
    digest: `sha256:${hash.digest('hex')}`,
  }
  loaded.set(folder, contract)
  return contract
}

function readDialectKeys(shared: Node): Map<string, string[]> {
  const points = Object.entries((shared['points'] ?? {}) as Record<string, Node>)
  return new Map(points.map(([id, point]) => [id, (point['dialect'] ?? []) as string[]]))
}

function readDialectSchemas(shared: Node): Contract['isDialectValue'] {
  const schemas = (shared['dialect'] ?? {}) as Record<string, Node>
  return (key, value) => {
    const { points: _points, ...schema } = schemas[key] ?? { not: {} }
    return new Ajv2020({ strict: false }).validate(schema, value)
  }
}
