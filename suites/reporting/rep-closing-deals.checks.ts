import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check, type ReportingContext } from '../kit/reporting.ts'
import { someSymbol } from '../platform/deals.ts'
import { openAccount, pay, trade } from './accounts.ts'
import { absolute, amount, integer } from './amounts.ts'
import type { Told } from './decode-record.ts'
import { findEntryPrices, resultOf } from './reconcile-deals.ts'
import { newestById, readClosings } from './told-deals.ts'
import { findRecord } from './told-lists.ts'

check('REP-25', 'what a closing deal realized is told in the scale of its detail', async (context) => {
  const { telling, book } = await readClosings(context)
  const history = newestById(telling, 'BalanceHistoryEvent')
  const pairs = book.closings.flatMap(({ detail }) => {
    const [result, entry] = [resultOf(detail), history.get(integer(detail, 'balanceHistoryId') ?? 0n)]
    return result !== undefined && entry ? [{ detail, result, entry }] : []
  })
  assume(pairs.length > 0, 'a closing deal without costs is told with its balance record')
  if (!pairs.some(({ detail }) => detail['isPreciseMoney'] === true)) context.warn('no closing deal has money of eight digits')

  const wrong = pairs.filter(({ result, entry }) => absolute(result) !== absolute(amount(entry, 'delta')))

  assert.deepEqual(
    wrong.map(({ detail }) => detail['dealId']),
    [],
  )
})

check('REP-40', "a detail's dealId is the id of its deal", async (context) => {
  const { book } = await readClosings(context)

  const wrong = book.closings.filter(({ deal, detail }) => integer(detail, 'dealId') !== integer(deal, 'id'))

  assert.deepEqual(
    wrong.map(({ deal }) => deal['id']),
    [],
  )
})

check('REP-41', 'the entry price is the volume-weighted opening price', async (context) => {
  const { book } = await readClosings(context)
  const prices = [...findEntryPrices(book)]
  assume(prices.length > 0, 'a position is told from its beginning to a closing deal')

  const wrong = prices.filter(([, { expected, told }]) => told === undefined || Math.abs(expected - Number(told)) > 1)

  assert.deepEqual(wrong, [])
})

check('REP-42', 'the profit is what the price made of the closed part', async (context) => {
  const { book } = await readClosings(context)
  const known = context.target.capture === undefined ? await closeOne(context) : undefined
  const told = book.closings.filter(({ detail }) => (integer(detail, 'profit') ?? 0n) !== 0n)
  assume(told.length > 0, 'a closing deal made a profit or a loss')

  const directions = told.map(({ deal, detail }) => {
    const hasRisen = integer(deal, 'executionPrice')! > (integer(detail, 'entryPrice') ?? 0n)
    return { side: String(deal['tradeSide']), gainsByRise: hasRisen === (integer(detail, 'profit') ?? 0n) > 0n }
  })

  const bySide = [...Map.groupBy(directions, ({ side }) => side)]
  const torn = bySide.filter(([, all]) => new Set(all.map(({ gainsByRise }) => gainsByRise)).size > 1)
  assert.deepEqual(
    torn.map(([side]) => `side ${side} gains by rises and by falls`),
    [],
  )
  assert.equal(known?.told, known?.expected)
})

/** Sells and buys back: the profit as the list tells it, and as whoever filled the order does. */
async function closeOne(context: ReportingContext): Promise<{ told: bigint | undefined; expected: bigint }> {
  const account = await openAccount(context)
  await pay(context, account, 'DEPOSIT', 10_000)
  const order = { symbolId: await someSymbol(context), volume: 100_000 }
  const { positionId } = await trade(context, account, { ...order, tradeSide: 'SELL', price: 109_280 })
  const closing = await trade(context, account, { ...order, tradeSide: 'BUY', price: 109_130, positionId })
  const deal = await findRecord(context, 'Deal', Number(closing['id']))
  const { profit } = closing['closePositionDetail'] as { profit: number }
  return { told: integer(deal?.['closePositionDetail'] as Told | undefined, 'profit'), expected: BigInt(profit) }
}

check('REP-43', 'offsetDealTimestamp is the execution time of the first deal that was offset', async (context) => {
  const { book } = await readClosings(context)
  const known = book.closings.filter(
    ({ offsets }) => offsets.length > 0 && offsets.every((offset) => book.deals.has(integer(offset, 'openDealId')!)),
  )
  assume(known.length > 0, 'a closing deal is told with all that it offset')

  const wrong = known.filter(({ detail, offsets }) => {
    const times = offsets.map((offset) => Number(integer(book.deals.get(integer(offset, 'openDealId')!), 'executionTimestamp')))
    return Number(integer(detail, 'offsetDealTimestamp')) !== Math.min(...times)
  })

  assert.deepEqual(
    wrong.map(({ deal }) => deal['id']),
    [],
  )
})

check('REP-46', 'the conversion rate is sent in its new field only', async (context) => {
  const { book } = await readClosings(context)

  const old = book.closings.filter(
    ({ detail }) => detail['quoteToDepositConversionRate'] !== undefined || detail['quoteToDeposit'] === undefined,
  )

  assert.deepEqual(
    old.map(({ deal }) => deal['id']),
    [],
  )
})

check('REP-47', 'performanceFee is no longer sent', async (context) => {
  const { book } = await readClosings(context)

  const old = book.closings.filter(({ detail }) => detail['performanceFee'] !== undefined)

  assert.deepEqual(
    old.map(({ deal }) => deal['id']),
    [],
  )
})

check('REP-48', 'an offset names the closing deal, and an opening deal of the same position', async (context) => {
  const { book } = await readClosings(context)
  const offsets = book.closings.flatMap(({ deal, offsets }) => offsets.map((offset) => ({ deal, offset })))
  assume(offsets.length > 0, 'an offset is told')

  const wrong = offsets.filter(({ deal, offset }) => {
    const opening = book.deals.get(integer(offset, 'openDealId')!)
    if (!opening) return integer(offset, 'openDealId') === integer(offset, 'closingDealId')
    return integer(opening, 'positionId') !== integer(deal, 'positionId') || opening['tradeSide'] === deal['tradeSide']
  })

  assert.deepEqual(
    wrong.map(({ offset }) => offset['id']),
    [],
  )
})
