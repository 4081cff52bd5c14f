import type { Operation } from '../operation.ts'

/** S1: all symbols of the server. */
export const listSymbols: Operation<'listSymbols'> = (_input, world) => {
  const symbol = Array.from(world.symbols.values(), ({ name, id, description, assetClass, category, quotesEnabled, showInPlatform }) => ({
    name,
    id,
    description,
    assetClass,
    category,
    quotesEnabled,
    showInPlatform,
  }))
  return { status: 200, body: { symbol } }
}
