import { refuse } from './refusal.ts'

export interface PageWish {
  limit?: number | undefined
  skip?: number | undefined
}

export interface PageRules {
  /** Null: without a limit everything is listed. */
  defaultLimit: number | null
  /** Null: any limit is honoured. */
  maxLimit: number | null
  overLimit: 'clamp' | 'reject'
}

/** Cuts the wanted page out of a sorted list. A limit above the largest one counts as the largest, or is refused. */
export function takePage<Item>(sorted: Item[], wish: PageWish, { defaultLimit, maxLimit, overLimit }: PageRules): Item[] {
  const largest = maxLimit ?? Number.POSITIVE_INFINITY
  if (wish.limit !== undefined && wish.limit > largest && overLimit === 'reject') refuse('PAGE-4', `must be at most ${maxLimit}`, 'limit')
  const wanted = wish.limit ?? defaultLimit
  const skip = wish.skip ?? 0
  return wanted === null ? sorted.slice(skip) : sorted.slice(skip, skip + Math.min(wanted, largest))
}

/** What lists are sorted by: the time of creation, and the id where two were created at once. */
export interface Created {
  at: number
  id: number
}

/** Sorts by creation, which keeps the pages of a list apart however many records one moment has. */
export function sortByCreation<Item>(items: Item[], createdOf: (item: Item) => Created, order: 'ascending' | 'descending'): Item[] {
  const sign = order === 'ascending' ? 1 : -1
  return items.sort((a, b) => {
    const [left, right] = [createdOf(a), createdOf(b)]
    return sign * (left.at - right.at || left.id - right.id)
  })
}
