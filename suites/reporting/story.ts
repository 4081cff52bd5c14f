import { NotTested } from '../kit/outcome.ts'
import type { ReportingContext } from '../kit/reporting.ts'
import type { Target } from '../kit/target.ts'
import { someSymbol } from '../platform/deals.ts'
import { type Account, openAccount, openAccountOf, pay, trade } from './accounts.ts'
import { readTelling, type Telling } from './told-events.ts'

const tellings = new WeakMap<Target, Promise<Telling>>()

/** What there is to judge: a whole capture, or what a simulator tells after it was made to live through a bit of everything. */
export function tellStory(context: ReportingContext): Promise<Telling> {
  const { target } = context
  const known = tellings.get(target) ?? (target.capture === undefined ? play(context) : readTelling(context))
  tellings.set(target, known)
  return known
}

async function play(context: ReportingContext): Promise<Telling> {
  const symbolId = await someSymbol(context)
  await Promise.all([
    hedge(context, await openAccount(context), symbolId),
    net(context, await openAccount(context, { accountType: 'NETTED' }), symbolId),
    hedge(context, await openPrecise(context), symbolId),
  ])
  await comeAndGo(context)
  return readTelling(context)
}

/** An account of eight digits, or one more of the usual ones where there are none. */
function openPrecise(context: ReportingContext): Promise<Account> {
  return openAccountOf(context, 8).catch((error: unknown) => {
    if (error instanceof NotTested) return openAccount(context)
    throw error
  })
}

/** Two positions side by side, one closed at once, the other in two parts. */
async function hedge(context: ReportingContext, account: Account, symbolId: number): Promise<void> {
  await pay(context, account, 'DEPOSIT', 100_000.5, { source: 'card', comment: 'first', externalNote: 'welcome' })
  await pay(context, account, 'WITHDRAW', 100.25)
  await pay(context, account, 'DEPOSIT_NONWITHDRAWABLE_BONUS', 50)
  await pay(context, account, 'WITHDRAW_NONWITHDRAWABLE_BONUS', 20)
  const one = await trade(context, account, { symbolId, tradeSide: 'SELL', volume: 100_000, price: 109_280 })
  const two = await trade(context, account, { symbolId, tradeSide: 'BUY', volume: 300_000, price: 109_300 })
  await trade(context, account, { symbolId, tradeSide: 'BUY', volume: 100_000, price: 109_130, positionId: one['positionId'] })
  for (const [volume, price] of [
    [100_000, 109_100],
    [200_000, 109_500],
  ] as const) {
    await trade(context, account, { symbolId, tradeSide: 'SELL', volume, price, positionId: two['positionId'] })
  }
}

/** One position that grows, shrinks, turns round and ends. */
async function net(context: ReportingContext, account: Account, symbolId: number): Promise<void> {
  await pay(context, account, 'DEPOSIT', 100_000)
  const orders = [
    ['BUY', 100_000, 109_000],
    ['BUY', 300_000, 110_000],
    ['SELL', 200_000, 110_500],
    ['SELL', 400_000, 109_500],
    ['BUY', 200_000, 109_600],
  ] as const
  for (const [tradeSide, volume, price] of orders) await trade(context, account, { symbolId, tradeSide, volume, price })
}

/** An account that is changed and deleted, and two orders that are linked. */
async function comeAndGo(context: ReportingContext): Promise<void> {
  const { login } = await openAccount(context)
  await context.platform.updateTrader({ path: { login }, body: { description: 'changed' } })
  await context.platform.deleteTrader({ path: { login } })
  for (const action of ['create', 'delete']) {
    await context.world('POST', '/trading/oco-links', { body: { orderId1: 900_001, orderId2: 900_002, action } })
  }
}
