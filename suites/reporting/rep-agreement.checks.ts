import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/reporting.ts'
import { someSymbol } from '../platform/deals.ts'
import { toTimestamp } from '../platform/trader-records.ts'
import { openAccount, pay, trade } from './accounts.ts'
import { integer } from './amounts.ts'
import type { Told } from './decode-record.ts'
import { findRecord, readRecords } from './told-lists.ts'

check('REP-34', 'the deposit assets are those that S2 lists', { needs: ['live'], writes: false }, async (context) => {
  const answer = await context.platform.listDepositAssets({})
  assume(answer.status === 200 && Array.isArray(answer.body.depositAsset), 'S2 lists assets')

  const assets = await readRecords(context, 'Asset', { size: 15_000 })

  const deposits = assets.filter((asset) => asset['deposit'] === true).map(({ name }) => String(name))
  assert.deepEqual(deposits.sort(), answer.body.depositAsset.toSorted())
})

check('REP-55', 'what one record quotes of another is listed there', { needs: ['live', 'hooks.deal'] }, async (context) => {
  const account = await openAccount(context)
  await pay(context, account, 'DEPOSIT', 10_000)
  const order = { symbolId: await someSymbol(context), volume: 100_000 }
  const { positionId } = await trade(context, account, { ...order, tradeSide: 'BUY', price: 110_000 })
  const closing = await trade(context, account, { ...order, tradeSide: 'SELL', price: 110_500, positionId })

  const deal = await findRecord(context, 'Deal', Number(closing['id']))
  const detail = deal?.['closePositionDetail'] as Told | undefined
  assume(deal !== undefined && detail !== undefined, 'the closing deal is listed with its detail')
  const quoted: [entity: string, id: bigint | undefined][] = [
    ['Trader', integer(deal, 'traderId')],
    ['Position', integer(deal, 'positionId')],
    ['Order', integer(deal, 'orderId')],
    ['PriceSnapshot', integer(deal, 'priceSnapshotId')],
    ['Symbol', integer(deal, 'symbolId')],
    ['BalanceHistory', integer(detail, 'balanceHistoryId')],
  ]

  const missing: string[] = []
  for (const [entity, id] of quoted) {
    if (id === undefined || !(await findRecord(context, entity, id))) missing.push(`${entity} ${id}`)
  }

  assert.deepEqual(missing, [])
  assert.equal(integer(deal, 'traderId'), BigInt(account.login))
})

check('REP-60', 'the symbols are those that S1 lists', { needs: ['live'], writes: false }, async (context) => {
  const answer = await context.platform.listSymbols({})
  assume(answer.status === 200 && Array.isArray(answer.body.symbol), 'S1 lists symbols')

  const symbols = await readRecords(context, 'Symbol', { size: 15_000 })

  const ids = new Set(symbols.map(({ id }) => String(id)))
  assert.deepEqual(
    answer.body.symbol.filter(({ id }) => !ids.has(String(id))),
    [],
  )
})

check(
  'REP-61',
  'the last-deal filters of T3 go by the execution time of the last deal',
  { needs: ['live', 'hooks.deal'] },
  async (context) => {
    const account = await openAccount(context)
    await pay(context, account, 'DEPOSIT', 10_000)
    const told = await trade(context, account, { symbolId: await someSymbol(context), tradeSide: 'BUY', volume: 100_000, price: 110_000 })
    const deal = await findRecord(context, 'Deal', Number(told['id']))
    const at = Number(integer(deal, 'executionTimestamp'))
    assume(at > 100_000_000_000, 'the deal tells its execution time in milliseconds')
    const registered = { from: toTimestamp(at - 86_400_000), to: toTimestamp(at + 86_400_000) }
    const isListed = async (from: number, to: number) => {
      const query = { ...registered, fromLastDealTimestamp: toTimestamp(from), toLastDealTimestamp: toTimestamp(to) }
      const answer = await context.platform.listTraders({ query })
      assume(answer.status === 200 && Array.isArray(answer.body.trader), 'T3 lists accounts')
      return answer.body.trader.some(({ login }) => login === account.login)
    }

    const within = await isListed(at, at + 1)
    const after = await isListed(at + 1, at + 60_000)

    assert.deepEqual({ within, after }, { within: true, after: false })
  },
)
