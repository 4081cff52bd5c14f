import { refuse } from '../../domain/refusal.ts'
import { callMargin, stopOut } from '../margin-watch.ts'
import type { Operation } from '../operation.ts'
import { followEquity } from '../valuation.ts'

/** K26: sets the prices of a symbol; every account with an open position in it is worth something else from then on. */
export const setPrice: Operation<'setPrice'> = ({ body: { symbolId, bid, ask } }, world) => {
  const symbol = world.symbols.get(symbolId) ?? refuse('K26-2', `there is no symbol ${symbolId}`, 'symbolId')
  if (bid > ask) return refuse('K26-3', `${bid} is above the ask ${ask}`, 'bid')
  const logins = new Set(world.positions.by('openSymbol', symbolId).map(({ login }) => login))
  followEquity(world, logins, () => world.symbols.set(symbolId, { ...symbol, bid, ask }))
  for (const login of logins) {
    stopOut(world, login)
    callMargin(world, login)
  }
  return { status: 200, body: { symbolId, bid, ask } }
}
