import { nearest } from '../../contract/dialect.ts'
import type { ContractOperation } from '../../contract/operation.ts'

/** Says which operation a request that fits none may have meant. */
export function describeNearest(operations: ContractOperation[], method: string, path: string): { methods: string[]; hint: string } {
  const fitting = operations.filter((operation) => matches(operation.path, path))
  if (fitting.length > 0) {
    const methods = fitting.map((operation) => operation.method.toUpperCase())
    return { methods, hint: `${path} knows ${methods.join(', ')}, not ${method}` }
  }
  const near = nearest(
    path,
    operations.map((operation) => operation.path),
  )
  const meant = operations.find((operation) => operation.path === near)
  return {
    methods: [],
    hint: `no operation at ${method} ${path}${meant ? `: did you mean ${meant.ref}, ${meant.method.toUpperCase()} ${meant.path}?` : ''}`,
  }
}

function matches(template: string, path: string): boolean {
  const expected = template.split('/')
  const given = path.split('/')
  return expected.length === given.length && expected.every((part, index) => part.startsWith('{') || part === given[index])
}
