import { expect, it } from 'vitest'
import { ask, makeWorld } from '../testing/make-world.ts'
import { listSymbols } from './s1-list-symbols.ts'
import { listDepositAssets } from './s2-list-deposit-assets.ts'

it('lists symbols with the seven fields of the documents, and deposit assets by name', () => {
  const world = makeWorld()
  const { symbol } = ask(world, listSymbols).body!
  expect(Object.keys(symbol[0]!)).toEqual(['name', 'id', 'description', 'assetClass', 'category', 'quotesEnabled', 'showInPlatform'])
  expect(new Set(symbol.map(({ id }) => id)).size).toBe(world.symbols.size)

  const { depositAsset } = ask(world, listDepositAssets).body!
  expect(depositAsset).toContain(world.given.depositCurrency)
  expect(depositAsset).not.toContain('XAU')
})
