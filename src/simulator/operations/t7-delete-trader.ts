import { MARGIN_CALL_LEVELS } from '../../domain/margin.ts'
import { refuse } from '../../domain/refusal.ts'
import { announce } from '../announce.ts'
import { findTrader } from '../find-trader.ts'
import type { Operation } from '../operation.ts'
import { closePosition } from '../trading.ts'
import { hasOpenPositions, openPositionsOf } from '../valuation.ts'
import type { World } from '../world.ts'

/** T7: removes an account and its links. Its history stays, as reporting tells it. */
export const deleteTrader: Operation<'deleteTrader'> = ({ path }, world) => {
  const { login, balance } = findTrader(world, path.login, 'T7-7')
  if (hasOpenPositions(world, login) && world.dialect['traders.deleteWithPositions'] === 'refuse') {
    return refuse('T7-5', `account ${login} still has open positions`, 'path.login')
  }
  if (balance !== 0n && world.dialect['traders.deleteWithBalance'] === 'refuse') {
    return refuse('T7-6', `account ${login} still has a balance`, 'path.login')
  }
  for (const position of openPositionsOf(world, login)) closePosition(world, position, false)
  detach(world, login)
  const last = world.traders.get(login)!
  world.traders.delete(login)
  announce(world, 'T7', 'TraderEvent', 'DELETE', last)
  return { status: 204 }
}

/** Nobody's account stays linked to it, a sub-account of it, or warned about its margin. */
function detach(world: World, login: number): void {
  for (const { uidTraderAccountId } of world.accountLinks.by('login', login)) world.accountLinks.delete(uidTraderAccountId)
  for (const sub of world.traders.by('subAccountOf', login)) world.traders.set(sub.login, { ...sub, subAccountOf: null })
  for (const index of MARGIN_CALL_LEVELS.keys()) world.marginCalls.delete(`${login}MC_${index + 1}`)
}
