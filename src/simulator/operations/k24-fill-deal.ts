import { scaleMoney } from '../../domain/money.ts'
import { type DealPlan, mayDeal, planDeal } from '../../domain/netting.ts'
import { oppositeOf } from '../../domain/position.ts'
import type { Deal, Trader } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { toInteger } from '../exact-integers.ts'
import { findTrader } from '../find-trader.ts'
import { callMargin } from '../margin-watch.ts'
import type { Input, Operation } from '../operation.ts'
import { fillMarketOrder } from '../trading.ts'
import { openPositionsOf } from '../valuation.ts'
import type { World } from '../world.ts'

type Body = Input<'fillDeal'>['body']

/** K24: fills a market order of an account, to open a position or to close one. */
export const fillDeal: Operation<'fillDeal'> = ({ body }, world) => {
  const trader = findTrader(world, body.login, 'K24-2', 'login')
  const symbol = world.symbols.get(body.symbolId) ?? refuse('K24-3', `there is no symbol ${body.symbolId}`, 'symbolId')
  const plan = body.positionId === undefined ? planByType(world, trader, body) : planClosing(world, body, body.positionId)
  if (!mayDeal(trader.accessRights, plan)) return refuse('K24-5', `the account is ${trader.accessRights}`, 'login')
  const deal = fillMarketOrder(world, { trader, symbol, tradeSide: body.tradeSide, price: body.executionPrice, plan })
  callMargin(world, body.login)
  return { status: 200, body: describeDeal(deal) }
}

function planByType(world: World, { login, accountType }: Trader, { symbolId, tradeSide, volume }: Body): DealPlan {
  const open = openPositionsOf(world, login).filter((position) => position.symbolId === symbolId)
  return planDeal(accountType, open, tradeSide, volume)
}

function planClosing(world: World, { login, symbolId, tradeSide, volume }: Body, positionId: number): DealPlan {
  const position = world.positions.get(positionId)
  const isHis = position?.status === 'OPEN' && position.login === login && position.symbolId === symbolId
  if (!isHis) return refuse('K24-4', `account ${login} has no open position ${positionId} of symbol ${symbolId}`, 'positionId')
  if (tradeSide === position.tradeSide) return refuse('K24-6', `${oppositeOf(tradeSide)} closes this position`, 'tradeSide')
  if (volume > position.volume) return refuse('K24-6', `the position has only ${position.volume} left`, 'volume')
  return { position, closes: volume, opens: 0 }
}

function describeDeal(deal: Deal) {
  const { id, orderId, positionId, symbolId, tradeSide, volume, executionPrice, executionTimestamp, moneyDigits } = deal
  const detail = deal.closePositionDetail && {
    entryPrice: deal.closePositionDetail.entryPrice,
    closedVolume: deal.closePositionDetail.closedVolume,
    balanceHistoryId: deal.closePositionDetail.balanceHistoryId,
    profit: toInteger(scaleMoney(deal.closePositionDetail.profit, moneyDigits)),
    moneyDigits,
  }
  return {
    id,
    orderId,
    positionId,
    traderId: deal.login,
    symbolId,
    tradeSide,
    volume,
    filledVolume: volume,
    executionPrice,
    executionTimestamp,
    status: 'FILLED' as const,
    ...(detail && { closePositionDetail: detail }),
  }
}
