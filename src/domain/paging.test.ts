import { describe, expect, it } from 'vitest'
import { type PageRules, type PageWish, sortByCreation, takePage } from './paging.ts'
import { Refusal } from './refusal.ts'

const rules: PageRules = { defaultLimit: 3, maxLimit: 5, overLimit: 'clamp' }
const page = (wish: PageWish, other: Partial<PageRules> = {}) => takePage([1, 2, 3, 4, 5, 6, 7], wish, { ...rules, ...other })

describe('a page', () => {
  it('holds as many records as asked for, after those passed over', () => {
    expect(page({ limit: 2, skip: 1 })).toEqual([2, 3])
    expect(page({ limit: 2, skip: 6 })).toEqual([7])
    expect(page({ limit: 2, skip: 7 })).toEqual([])
    expect(page({ limit: 0 })).toEqual([])
  })

  it('has a default length, or holds everything', () => {
    expect(page({})).toEqual([1, 2, 3])
    expect(page({ skip: 2 }, { defaultLimit: null })).toEqual([3, 4, 5, 6, 7])
  })

  it('is never longer than the largest limit', () => {
    expect(page({ limit: 6 })).toEqual([1, 2, 3, 4, 5])
    expect(page({}, { defaultLimit: 100 })).toEqual([1, 2, 3, 4, 5])
    expect(page({ limit: 6 }, { maxLimit: null })).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is refused instead where the dialect says so', () => {
    expect(() => page({ limit: 6 }, { overLimit: 'reject' })).toThrow(Refusal)
    expect(page({ limit: 5 }, { overLimit: 'reject' })).toHaveLength(5)
  })
})

it('sorts by time of creation, and by id within one moment', () => {
  const records = [
    { id: 3, at: 10 },
    { id: 1, at: 20 },
    { id: 2, at: 10 },
  ]
  const ids = (order: 'ascending' | 'descending') => sortByCreation([...records], (record) => record, order).map(({ id }) => id)

  expect(ids('ascending')).toEqual([2, 3, 1])
  expect(ids('descending')).toEqual([1, 3, 2])
})
