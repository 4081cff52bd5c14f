import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { blame, checkDocument, type SourceDocument } from './check-document.ts'
import type { DialectEntries } from './dialect.ts'
import { isObject, type JsonObject } from './json.ts'
import { type ContractOperation, readOperations } from './operation.ts'
import { parseYaml, readText } from './read-yaml.ts'
import { type Requirement, type Role, readRequirement } from './requirement.ts'

export const ROLES = ['platform', 'crm', 'adapter', 'control'] as const
const NAMES = [...ROLES, 'shared'] as const
type Name = (typeof NAMES)[number]

/** One question that the documents leave open. */
export interface OpenPoint {
  id: string
  place: string
  question: string
  default: string
  alternatives: string[]
  suite: string
  suiteNote?: string
  dialect?: string[]
}

/** Everything that is derived from the documents under openapi/. */
export interface Contract {
  directory: string
  hash: string
  documents: Record<Role, JsonObject>
  operations: ContractOperation[]
  requirements: Map<string, Requirement>
  points: OpenPoint[]
  dialect: DialectEntries
  explanations: { source: string; text: string }[]
}

/** Where the documents of this package are, in a checkout and when published. */
export function contractDirectory(): string {
  const candidates = ['../../openapi', '../../../openapi'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return candidates.find((path) => existsSync(path)) ?? candidates[0]!
}

/** Loads and checks all documents; the first mistake ends it with a ContractError that tells its place. */
export function loadContract(directory = contractDirectory()): Contract {
  const texts = Object.fromEntries(NAMES.map((name) => [name, readText(join(directory, `${name}.yaml`))])) as Record<Name, string>
  const hash = hashDocuments(texts)
  return assemble(directory, hash, readParsed(hash) ?? parseDocuments(directory, texts), texts)
}

/** Parsing YAML takes longer than everything else at start, so the parsed form is kept and used while it is fresh. */
function readParsed(hash: string): Record<Name, JsonObject> | undefined {
  const file = fileURLToPath(new URL('./generated/contract.json', import.meta.url))
  if (!existsSync(file)) return undefined
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { hash: string; documents: Record<Name, JsonObject> }
  return kept.hash === hash ? kept.documents : undefined
}

export function hashDocuments(texts: Record<string, string>): string {
  const hash = createHash('sha256')
  for (const name of Object.keys(texts).sort()) hash.update(name).update('\0').update(texts[name]!).update('\0')
  return `sha256:${hash.digest('hex')}`
}

function parseDocuments(directory: string, texts: Record<Name, string>): Record<Name, JsonObject> {
  const documents = {} as Record<Name, JsonObject>
  for (const name of NAMES) {
    const file = join(directory, `${name}.yaml`)
    documents[name] = parseYaml(texts[name], file)
    checkDocument({ file, text: texts[name], content: documents[name] })
  }
  return documents
}

function assemble(directory: string, hash: string, documents: Record<Name, JsonObject>, texts: Record<Name, string>): Contract {
  const sources = Object.fromEntries(
    NAMES.map((name) => [name, { file: join(directory, `${name}.yaml`), text: texts[name], content: documents[name] }]),
  ) as Record<Name, SourceDocument>
  const requirements = new Map<string, Requirement>()
  const operations = ROLES.flatMap((role) => readOperations(documents[role], role))
  for (const operation of operations) {
    if (!operation.aliasOf) operation.requirements = readOperationRows(sources[operation.role], operation, requirements)
  }
  const { shared, ...roles } = documents
  readRows(sources.shared, '/requirements', shared['requirements'], {}, requirements)
  const points = readPoints(shared)
  checkPoints(sources.shared, requirements, points)
  return {
    directory,
    hash,
    documents: roles,
    operations,
    requirements,
    points,
    dialect: (shared['dialect'] ?? {}) as DialectEntries,
    explanations: (shared['explanations'] ?? []) as unknown as Contract['explanations'],
  }
}

function readOperationRows(source: SourceDocument, operation: ContractOperation, into: Map<string, Requirement>): Requirement[] {
  const pointer = `/paths/${operation.path.replaceAll('/', '~1')}/${operation.method}`
  const node = (source.content['paths'] as JsonObject)[operation.path] as JsonObject
  const rows = (node[operation.method] as JsonObject)['x-requirements']
  return readRows(source, `${pointer}/x-requirements`, rows, { ref: operation.ref, role: operation.role }, into)
}

function readRows(
  source: SourceDocument,
  pointer: string,
  rows: unknown,
  home: { ref?: string; role?: Role },
  into: Map<string, Requirement>,
): Requirement[] {
  if (rows === undefined) return []
  if (!isObject(rows)) return blame(source, pointer, 'must map ids to requirements')
  return Object.entries(rows).map(([id, row]) => {
    const requirement = readRequirement(id, row, home)
    if ('mistake' in requirement) return blame(source, `${pointer}/${id}`, requirement.mistake)
    if (into.has(id)) blame(source, `${pointer}/${id}`, `requirement id ${id} is used twice`)
    into.set(id, requirement)
    return requirement
  })
}

function readPoints(shared: JsonObject): OpenPoint[] {
  return Object.entries((shared['points'] ?? {}) as JsonObject).map(
    ([id, point]) => ({ id, ...(point as JsonObject) }) as unknown as OpenPoint,
  )
}

function checkPoints(source: SourceDocument, requirements: Map<string, Requirement>, points: OpenPoint[]): void {
  const known = new Set(points.map((point) => point.id))
  for (const requirement of requirements.values()) {
    const unknown = requirement.points.find((point) => !known.has(point))
    if (unknown) blame(source, '/points', `${requirement.id} refers to the open point ${unknown}, which does not exist`)
  }
}
