import { expect, it } from 'vitest'
import { streamList } from './stream-list.ts'

const list = (length: number, others: object) =>
  streamList(
    'items',
    Array.from({ length }, (_, index) => ({ index })),
    others,
  )

it('gives a short list as it is', () => {
  expect(list(2, { more: false })).toEqual({ body: { items: [{ index: 0 }, { index: 1 }], more: false } })
})

it.each([{}, { more: true }])('writes a long list piece by piece, with %j beside it', (others) => {
  const answer = list(1001, others) as { pieces: Iterable<string> }
  const written = JSON.parse([...answer.pieces].join(''))

  expect(written).toEqual({ items: Array.from({ length: 1001 }, (_, index) => ({ index })), ...others })
})
