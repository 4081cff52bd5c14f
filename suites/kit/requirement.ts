import type { Suite } from './target.ts'

export const LEVELS = ['must', 'should', 'may', 'open', 'retired'] as const
export type Level = (typeof LEVELS)[number]

/** One testable sentence of the documents, with the roles that it binds. */
export interface Requirement {
  id: string
  level: Level
  sentence: string
  source: string
  roles: Suite[]
  /** The operation under which it stands; a topic has none. */
  operation?: string
  ref?: string
  /** The references of the operations that a topic's row names. */
  operations: string[]
  points: string[]
  statedStatus?: number
  untestable?: string
}

type Node = Record<string, unknown>

/** What a platform tells of its records is proved by a suite of its own. */
const REPORTING = /^(REP|EVT)-/

/** Reads the rows of all documents, in reading order. */
export function readRequirements(documents: { role: Suite; document: Node }[], shared: Node): Requirement[] {
  const rows = documents.flatMap(({ role, document }) =>
    operationsOf(document).flatMap((operation) => readRows(operation['x-requirements'], { roles: [role], operation })),
  )
  return [...rows, ...readRows(shared['requirements'], { roles: ['platform', 'crm', 'adapter'] })]
}

function operationsOf(document: Node): Node[] {
  const items = Object.values((document['paths'] ?? {}) as Record<string, Node>)
  return items
    .flatMap((item) => Object.values(item))
    .filter((node): node is Node => typeof node === 'object' && node !== null && 'operationId' in node)
}

function readRows(rows: unknown, home: { roles: Suite[]; operation?: Node }): Requirement[] {
  return Object.entries((rows ?? {}) as Record<string, Node>).map(([id, row]) => {
    const level = LEVELS.find((name) => name in row) ?? 'open'
    const roles = REPORTING.test(id) ? ['reporting' as const] : row['role'] ? ([row['role']].flat() as Suite[]) : home.roles
    const stated = (row['answer'] as Node | undefined)?.['status']
    return {
      id,
      level,
      sentence: String(row[level]),
      source: String(row['source'] ?? ''),
      roles,
      operations: (row['operations'] ?? []) as string[],
      points: row['point'] ? ([row['point']].flat() as string[]) : [],
      ...(home.operation && { operation: String(home.operation['operationId']), ref: String(home.operation['x-ref'] ?? '') }),
      ...(typeof stated === 'number' && { statedStatus: stated }),
      ...(row['untestable'] ? { untestable: String(row['untestable']) } : {}),
    }
  })
}
