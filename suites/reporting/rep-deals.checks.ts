import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/reporting.ts'
import { someSymbol } from '../platform/deals.ts'
import { openAccount, pay, trade } from './accounts.ts'
import { integer } from './amounts.ts'
import type { DealBook } from './reconcile-deals.ts'
import { newestById, readBook } from './told-deals.ts'
import { findRecord } from './told-lists.ts'

/** The only enumeration numbers that follow from the documents' words about order types: 4 is market range. */
const MARKET_RANGE = 4

check('REP-35', "a deal's orderId names the order that it executed", async (context) => {
  const { telling, book } = await readBook(context)
  const orders = newestById(telling, 'OrderEvent')

  const wrong = [...book.deals.values()].filter((deal) => {
    const order = orders.get(integer(deal, 'orderId') ?? 0n)
    return !order || integer(order, 'positionId') !== integer(deal, 'positionId')
  })

  assert.deepEqual(
    wrong.map(({ id }) => id),
    [],
  )
})

check('REP-36', 'volume is what was asked for, and filledVolume what was executed', { needs: ['live', 'hooks.deal'] }, async (context) => {
  const account = await openAccount(context)
  await pay(context, account, 'DEPOSIT', 10_000)
  const told = await trade(context, account, { symbolId: await someSymbol(context), tradeSide: 'BUY', volume: 300_000, price: 110_000 })

  const deal = await findRecord(context, 'Deal', Number(told['id']))

  assume(deal !== undefined, 'the deal is listed')
  assert.deepEqual([deal['volume'], deal['filledVolume']], [300_000n, BigInt(told['filledVolume'] as number)])
})

check('REP-37', 'markups make the execution price worse for the trader, never better', async (context) => {
  const { book } = await readBook(context)
  const deals = [...book.deals.values()].filter((deal) => deal['lpExecutionPrice'] !== undefined && deal['executionPrice'] !== undefined)
  assume(deals.length > 0, 'deals tell both prices')
  const buy = findBuySide(book)
  assume(buy !== undefined, 'a closing deal shows which side buys')

  const wrong = deals.filter((deal) => {
    const markup = integer(deal, 'executionPrice')! - integer(deal, 'lpExecutionPrice')!
    return deal['tradeSide'] === buy ? markup < 0n : markup > 0n
  })

  assert.deepEqual(
    wrong.map(({ id }) => id),
    [],
  )
})

/** The side that buys: the default one, so that leaving it out means buying too; learnt from a profit that it made of a rise. */
function findBuySide({ closings }: DealBook): unknown {
  for (const { deal, detail } of closings) {
    const move = (integer(deal, 'executionPrice') ?? 0n) - (integer(detail, 'entryPrice') ?? 0n)
    const profit = integer(detail, 'profit') ?? 0n
    if (move === 0n || profit === 0n) continue
    const closesByBuying = move > 0n !== profit > 0n
    if (closesByBuying) return deal['tradeSide']
  }
  return undefined
}

check('REP-38', 'only deals of market-range orders have a limit price', async (context) => {
  const { telling, book } = await readBook(context)
  const orders = newestById(telling, 'OrderEvent')

  const wrong = [...book.deals.values()].filter((deal) => {
    const order = orders.get(integer(deal, 'orderId') ?? 0n)
    return order && deal['limitPrice'] !== undefined && order['type'] !== MARKET_RANGE
  })

  assert.deepEqual(
    wrong.map(({ id }) => id),
    [],
  )
})

check('REP-39', 'priceSnapshotId names the prices at the creation of the deal', async (context) => {
  const { telling, book } = await readBook(context)
  const snapshots = newestById(telling, 'PriceSnapshotEvent')

  const wrong = [...book.deals.values()].filter((deal) => !snapshots.has(integer(deal, 'priceSnapshotId') ?? 0n))

  assert.deepEqual(
    wrong.map(({ id }) => id),
    [],
  )
})
