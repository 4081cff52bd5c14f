import { describe, expect, it } from 'vitest'
import type { Json } from '../../reporting/schema.ts'
import { askByName, makeWorld } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { encodeEvent } from './frame-event.ts'
import { ownSchema } from './own-schema.ts'
import { projectEvent } from './project-event.ts'
import { ReportingSchemas } from './schemas.ts'

const account = {
  accessRights: 'FULL_ACCESS',
  accountType: 'HEDGED',
  balance: 0,
  brokerName: 'Acme',
  depositCurrency: 'USD',
  groupName: 'Standard',
  hashedPassword: '5f4dcc3b5aa765d61d8327deb882cf99',
  leverageInCents: 10_000,
  totalMarginCalculationType: 'MAX',
}

/** Opens an account, pays money in, trades it, pays it out again and deletes the account. */
function liveALife(world: World): number {
  const answer = askByName(world, 'createTrader', { body: account })
  const { login } = answer.body as { login: number }
  const path = { login }
  askByName(world, 'changeBalance', { path, body: { login, type: 'DEPOSIT', preciseAmount: 1000.5, source: 'card', externalId: 'p-1' } })
  askByName(world, 'changeBalance', { path, body: { login, type: 'DEPOSIT_NONWITHDRAWABLE_BONUS', preciseAmount: 50 } })
  const deal = { login, symbolId: 1, volume: 100_000 }
  const opened = askByName(world, 'fillDeal', { body: { ...deal, tradeSide: 'SELL', executionPrice: 109_280 } })
  const { positionId } = opened.body as { positionId: number }
  askByName(world, 'fillDeal', { body: { ...deal, tradeSide: 'BUY', executionPrice: 109_130, positionId } })
  askByName(world, 'linkOcoOrders', { body: { orderId1: 1, orderId2: 2, action: 'create' } })
  askByName(world, 'deleteTrader', { path })
  return login
}

/** All events in JSON, by a schema that refuses every name that it does not have. */
function tell(world: World): { message: string; json: { [key: string]: Json } }[] {
  const events = world.events.after(0, 1000)
  return events.map((event) => ({
    message: event.message,
    json: ownSchema().toJson(event.message, projectEvent(world, ownSchema(), event)),
  }))
}

describe('the events of an account', () => {
  const world = makeWorld({ fixture: 'small' })
  const login = liveALife(world)
  const events = tell(world)

  it('come in the order in which things happen', () => {
    const order = events.map(({ message, json }) => `${message} ${String(json['type']).slice('DOMAIN_EVENT_TYPE_'.length)}`)
    expect(order).toEqual([
      'TraderEvent CREATE',
      ...['BalanceHistoryEvent CREATE', 'TraderEvent UPDATE'],
      ...['BalanceHistoryEvent CREATE', 'TraderEvent UPDATE'],
      ...['OrderEvent CREATE', 'PositionEvent CREATE', 'PriceSnapshotEvent CREATE', 'DealEvent CREATE', 'OrderEvent UPDATE'],
      'PositionEvent UPDATE',
      ...['OrderEvent CREATE', 'PriceSnapshotEvent CREATE', 'DealEvent CREATE', 'DealOffsetsEvent CREATE', 'OrderEvent UPDATE'],
      ...['BalanceHistoryEvent CREATE', 'PositionEvent UPDATE', 'TraderEvent UPDATE'],
      'OCOOrdersLinkageEvent CREATE',
      'TraderEvent DELETE',
    ])
  })

  it('tell a payment in cents, with what the account held afterwards', () => {
    const payment = events.find(({ message }) => message === 'BalanceHistoryEvent')!.json['balanceHistory']
    expect(payment).toMatchObject({
      traderId: String(login),
      delta: '100050',
      balance: '100050',
      operationType: 'BALANCE_OPERATION_TYPE_DEPOSIT',
      source: 'card',
      externalId: 'p-1',
      isPreciseMoney: false,
    })
  })

  it('tell the closing deal with what it realized', () => {
    const deal = events.findLast(({ message }) => message === 'DealEvent')!.json['deal']
    expect(deal).toMatchObject({
      volume: '100000',
      filledVolume: '100000',
      executionPrice: '109130',
      lpExecutionPrice: '109130',
      tradeSide: 'TRADE_SIDE_BUY',
      closePositionDetail: { entryPrice: '109280', closedVolume: '100000', profit: '150', quoteToDeposit: 1, isPreciseMoney: false },
    })
    expect(deal).not.toHaveProperty('limitPrice')
  })

  it('never tell a password or a hash of one', () => {
    expect(JSON.stringify(events)).not.toMatch(/password|5f4dcc3b/i)
  })
})

it('an account of eight digits is told in units of 10^-8', () => {
  const world = makeWorld({ fixture: 'small', dialect: { 'balance.moneyDigits': 8 } })
  liveALife(world)
  const payment = tell(world).find(({ message }) => message === 'BalanceHistoryEvent')!.json['balanceHistory']
  expect(payment).toMatchObject({ delta: '100050000000', balance: '100050000000', isPreciseMoney: true })
})

it('the same happenings give the same bytes', () => {
  const schemas = new ReportingSchemas()
  const encode = () => {
    const world = makeWorld({ fixture: 'small' })
    liveALife(world)
    return world.events.after(0, 1000).map((event) => Buffer.from(encodeEvent(world, schemas.of(world), event).payload).toString('hex'))
  }
  expect(encode()).toEqual(encode())
})

it('what was announced stays as it was when a record is changed by hand afterwards', () => {
  const world = makeWorld({ fixture: 'small' })
  const login = world.given.traderLogin
  const rename = (city: string) =>
    askByName(world, 'setReportingRecord', { body: { entity: 'traders', action: 'update', record: { id: login, city } } })
  const touch = () => askByName(world, 'updateTrader', { path: { login }, body: { description: 'touched' } })
  touch()
  rename('Bonn')
  touch()
  rename('Jena')
  touch()
  const cities = tell(world).map(({ json }) => (json['trader'] as { [key: string]: Json })['city'])
  expect(cities).toEqual([undefined, 'Bonn', 'Bonn', 'Jena', 'Jena'])
})

it('a deletion may be told as an update of a record that is marked as deleted', () => {
  const world = makeWorld({ fixture: 'small', dialect: { 'reporting.deleteAs': 'update' } })
  liveALife(world)
  expect(tell(world).at(-1)).toMatchObject({
    message: 'TraderEvent',
    json: { type: 'DOMAIN_EVENT_TYPE_UPDATE', trader: { deleted: true } },
  })
})

it('a margin call that comes for the first time leaves its type out', () => {
  const world = makeWorld()
  for (const action of ['create', 'update'] as const) {
    askByName(world, 'setReportingRecord', { body: { entity: 'marginCalls', action, record: { id: 5, thresholdId: '9MC_1' } } })
  }
  expect(tell(world).map(({ json }) => json)).toEqual([
    { marginCall: { id: '5', thresholdId: '9MC_1' } },
    { type: 'DOMAIN_EVENT_TYPE_UPDATE', marginCall: { id: '5', thresholdId: '9MC_1' } },
  ])
})
