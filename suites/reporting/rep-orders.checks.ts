import assert from 'node:assert/strict'
import { NotTested } from '../kit/outcome.ts'
import { check, type ReportingContext } from '../kit/reporting.ts'
import { integer } from './amounts.ts'
import type { Told } from './decode-record.ts'
import { readDeals } from './reconcile-deals.ts'
import { tellStory } from './story.ts'
import { recordsOf } from './told-events.ts'
import { BY_HAND, changeRecord, findRecord } from './told-lists.ts'

/** Order types are told apart by their numbers: the documents say which of them carries which price. */
const PRICED = { limitPrice: [1, 3], stopPrice: [2, 3], slippagePrice: [4] }

/** The orders of the story, and where orders can be made by hand one of every type with a price. */
async function readOrders(context: ReportingContext): Promise<Told[]> {
  const orders = (await tellStory(context)).events.filter(({ message }) => message === 'OrderEvent').flatMap(({ records }) => records)
  if (context.target.capture !== undefined) return orders
  const [limitPrice, stopPrice, slippagePrice] = ['109130', '109289', '109300']
  const wanted = [
    { type: 'ORDER_TYPE_LIMIT', limitPrice },
    { type: 'ORDER_TYPE_STOP', stopPrice },
    { type: 'ORDER_TYPE_STOP_LOSS_TAKE_PROFIT', limitPrice, stopPrice },
    { type: 'ORDER_TYPE_MARKET_RANGE', slippagePrice },
  ]
  for (const order of wanted) {
    const { body } = await changeRecord(context, 'Order', 'create', order)
    orders.push((await findRecord(context, 'Order', BigInt((body['record'] as { id: string }).id)))!)
  }
  return orders
}

const typeOf = (order: Told) => Number(order['type'] ?? 0)

async function findUnpriced(context: ReportingContext, field: 'limitPrice' | 'stopPrice'): Promise<Told[]> {
  const orders = (await readOrders(context)).filter((order) => PRICED[field].includes(typeOf(order)))
  if (orders.length === 0) throw new NotTested(`no order of the types ${PRICED[field].join(' and ')} was told`)
  return orders.filter((order) => order[field] === undefined)
}

check('REP-50', 'orders of the types 1 and 3 have a limit price', BY_HAND, async (context) => {
  const unpriced = await findUnpriced(context, 'limitPrice')

  assert.deepEqual(
    unpriced.map(({ id }) => id),
    [],
  )
})

check('REP-51', 'orders of the types 2 and 3 have a stop price', BY_HAND, async (context) => {
  const unpriced = await findUnpriced(context, 'stopPrice')

  assert.deepEqual(
    unpriced.map(({ id }) => id),
    [],
  )
})

check('REP-52', 'only orders of type 4 have a slippage price', BY_HAND, async (context) => {
  const orders = await readOrders(context)

  const wrong = orders.filter((order) => order['slippagePrice'] !== undefined && !PRICED.slippagePrice.includes(typeOf(order)))

  assert.deepEqual(
    wrong.map(({ id }) => id),
    [],
  )
})

check('REP-53', 'an order is closing exactly when its deal reduced the position', async (context) => {
  const telling = await tellStory(context)
  const orders = new Map(recordsOf(telling, 'OrderEvent').map((order) => [integer(order, 'id'), order]))
  const executed = [...readDeals(telling).deals.values()].flatMap((deal) => {
    const order = orders.get(integer(deal, 'orderId'))
    return order ? [{ order, reduces: deal['closePositionDetail'] !== undefined }] : []
  })
  if (executed.length === 0) throw new NotTested('no order was told with its deal')

  const wrong = executed.filter(({ order, reduces }) => (order['closing'] ?? false) !== reduces)

  assert.deepEqual(
    wrong.map(({ order }) => order['id']),
    [],
  )
})

check('REP-74', 'what has ended does not change any more', async (context) => {
  const telling = await tellStory(context)
  const byOrder = Map.groupBy(recordsOf(telling, 'OrderEvent'), (order) => integer(order, 'id'))

  const wrong = [...byOrder].filter(([, states]) => {
    const end = states.findIndex((state) => state['closeTimestamp'] !== undefined)
    return end >= 0 && states.slice(end).some((state) => state['status'] !== states[end]!['status'])
  })

  assert.deepEqual(
    wrong.map(([id]) => id),
    [],
  )
})
