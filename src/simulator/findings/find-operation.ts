import type { ContractOperation } from '../../contract/operation.ts'
import type { RoleRules } from '../../contract/rules.ts'
import type { Judgeable } from './judged-exchange.ts'

const WORLD_PREFIX = /^\/w\/[^/]+(?=\/)/

/** The path of a request, without the prefix of a world. */
export function pathOf(url: string): string {
  const path = url.startsWith('/') ? url.replace(/[?#].*$/s, '') : (URL.parse(url)?.pathname ?? url)
  return path.replace(WORLD_PREFIX, '')
}

/** The query of a request, still encoded. */
export function queryOf(url: string): string {
  const cut = url.indexOf('?')
  return cut < 0 ? '' : url.slice(cut + 1).replace(/#.*$/s, '')
}

/** The operation that an exchange is: the one that was noted, or the one whose method and path fit. */
export function findOperation(rules: RoleRules, { operation, request }: Judgeable): ContractOperation | undefined {
  const path = pathOf(request.url)
  const method = request.method.toLowerCase()
  const fitting = [...rules.operations.values()].filter((one) =>
    operation === undefined ? one.method === method && fits(one.path, path) : one.id === operation,
  )
  return fitting.find((one) => fits(one.path, path)) ?? fitting[0]
}

/** Tells whether a path ends in one of the contract's; what comes before is the base that its owner chose. */
function fits(template: string, path: string): boolean {
  const expected = template.split('/').slice(1)
  const given = path.split('/').slice(1)
  const tail = given.slice(-expected.length)
  return (
    tail.length === expected.length && expected.every((part, index) => (part.startsWith('{') ? tail[index] !== '' : part === tail[index]))
  )
}

/** The values of the path's parameters. */
export function readPath(template: string, path: string): Record<string, string> {
  const expected = template.split('/').slice(1)
  const tail = path.split('/').slice(-expected.length)
  const values: Record<string, string> = {}
  for (const [index, part] of expected.entries()) if (part.startsWith('{')) values[part.slice(1, -1)] = decode(tail[index] ?? '')
  return values
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
