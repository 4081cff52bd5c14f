import { refuse } from '../../domain/refusal.ts'
import { announce } from '../announce.ts'
import { findTrader } from '../find-trader.ts'
import type { Operation } from '../operation.ts'

/** K25: makes an account a sub-account of another one, as somebody does who begins to copy a strategy. */
export const addSubAccount: Operation<'addSubAccount'> = ({ body: { login, subLogin } }, world) => {
  const main = findTrader(world, login, 'K25-2', 'login')
  const sub = findTrader(world, subLogin, 'K25-2', 'subLogin')
  if (login === subLogin) return refuse('K25-3', 'is the same account', 'subLogin')
  if (main.subAccountOf !== null) return refuse('K25-3', `is a sub-account of ${main.subAccountOf}`, 'login')
  if (sub.subAccountOf !== null && sub.subAccountOf !== login) return refuse('K25-3', `is a sub-account of ${sub.subAccountOf}`, 'subLogin')
  if (world.traders.firstBy('subAccountOf', subLogin)) return refuse('K25-3', 'has sub-accounts of its own', 'subLogin')
  if (sub.subAccountOf === null) {
    const changed = { ...sub, subAccountOf: login, lastUpdateTimestamp: world.now }
    world.traders.set(subLogin, changed)
    announce(world, undefined, 'TraderEvent', 'UPDATE', changed)
  }
  return { status: 200, body: { login, subLogin } }
}
