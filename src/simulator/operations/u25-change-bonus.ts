import { refuse } from '../../domain/refusal.ts'
import { announce } from '../announce.ts'
import { bookBonus } from '../bookings.ts'
import { checkLogin, findTrader } from '../find-trader.ts'
import { callMargin } from '../margin-watch.ts'
import type { Operation } from '../operation.ts'
import { readAmount } from '../payments.ts'
import { followEquity } from '../valuation.ts'

/** Beyond the documents (U-25): gives an account a bonus, or takes it back. */
export const changeBonus: Operation<'changeBonus'> = ({ path, body, exact }, world) => {
  const trader = findTrader(world, path.login, 'U25-11')
  checkLogin(world, path, body, 'U25-12')
  const text = exact['preciseAmount'] || String(body.preciseAmount)
  const amount = readAmount(world, trader, text, { notPositive: 'U25-14', tooPrecise: 'U25-14', hidden: 'U25-14' })
  if (body.type === 'WITHDRAW' && amount > trader.bonus) {
    return refuse('U25-10', `account ${path.login} has less bonus than that`, 'body.preciseAmount')
  }
  const delta = body.type === 'WITHDRAW' ? -amount : amount
  const entry = followEquity(world, [path.login], () => bookBonus(world, path.login, body.type, delta, body))
  announce(world, 'changeBonus', 'BonusHistoryEvent', 'CREATE', entry)
  announce(world, 'changeBonus', 'TraderEvent', 'UPDATE', world.traders.get(path.login))
  callMargin(world, path.login)
  return { status: 200, body: { bonusHistoryId: entry.bonusHistoryId } }
}
