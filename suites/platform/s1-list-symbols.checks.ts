import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { isInteger } from './people.ts'

check('S1-1', 'the symbols are listed', { writes: false }, async ({ platform }) => {
  const answer = await platform.listSymbols({})

  assert.equal(answer.status, 200)
  assert.ok(Array.isArray(answer.body.symbol), 'symbol is an array')
})

check('S1-2', 'every record is whole', { writes: false }, async ({ platform }) => {
  const answer = await platform.listSymbols({})

  assume(answer.status === 200 && Array.isArray(answer.body.symbol) && answer.body.symbol.length > 0, 'there are symbols')
  const wrong = (answer.body.symbol as unknown as Record<string, unknown>[]).filter((symbol) => {
    const texts = ['name', 'description', 'assetClass', 'category'].every((field) => typeof symbol[field] === 'string')
    const flags = ['quotesEnabled', 'showInPlatform'].every((field) => typeof symbol[field] === 'boolean')
    return !(texts && flags && isInteger(symbol['id']))
  })
  assert.deepEqual(wrong, [])
})

check('S1-3', 'no two symbols share an id or a name', { writes: false }, async ({ platform }) => {
  const answer = await platform.listSymbols({})

  assume(answer.status === 200 && Array.isArray(answer.body.symbol), 'S1 lists symbols')
  const { symbol } = answer.body
  assert.deepEqual(
    [new Set(symbol.map(({ id }) => String(id))).size, new Set(symbol.map(({ name }) => name)).size],
    [symbol.length, symbol.length],
  )
})

check('S1-6', 'without a valid manager token nothing is told', { writes: false }, async ({ platform }) => {
  const without = await platform.listSymbols({ credential: 'none' })
  const invented = await platform.listSymbols({ credential: 'wrong' })
  const honest = await platform.listSymbols({})

  assume(honest.status === 200, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
})
