import type { AssertionError } from 'node:assert'
import type { Exchange } from './exchange.ts'

/** The exchange that a failed assertion is about: the last one with a status that it did not want, and the last one otherwise. */
export function findCulprit(error: AssertionError, exchanges: Exchange[]): Exchange | undefined {
  const ended = exchanges.filter((exchange) => exchange.response || exchange.error)
  const statuses = unwantedStatuses(error)
  return ended.findLast(({ response }) => response && statuses.includes(response.status)) ?? ended.at(-1)
}

/** Statuses that an assertion got in place of others: in lists place by place, and in its words after "not". */
function unwantedStatuses({ actual, expected, message }: AssertionError): number[] {
  if (typeof actual === 'number') return [actual]
  if (Array.isArray(actual) && Array.isArray(expected)) {
    const differing = actual.filter((value, index) => value !== expected[index])
    return differing.flatMap((value) => (typeof value === 'number' ? [value] : statusAtTheEnd(String(value))))
  }
  return [...(/\bnot (?:answer(?:ed)? )?([1-5]\d\d)\b/.exec(message)?.slice(1, 2) ?? [])].map(Number)
}

/** Lists of findings are written as "name: 200". */
function statusAtTheEnd(text: string): number[] {
  return [...(/: ([1-5]\d\d)$/.exec(text)?.slice(1, 2) ?? [])].map(Number)
}
