import { assume } from '../kit/assume.ts'
import { NotTested } from '../kit/outcome.ts'
import type { ReportingContext } from '../kit/reporting.ts'
import { newTrader } from '../platform/accounts.ts'
import { isInteger } from '../platform/people.ts'
import type { BookingType } from '../platform/trader-records.ts'
import { startOfRun } from './told-events.ts'

export interface Account {
  login: number
  moneyDigits: number
}

type Changes = Partial<ReturnType<typeof newTrader>> & { accountType?: 'HEDGED' | 'NETTED' }

/** Makes a trading account (T1), which goes away again with the run. */
export async function openAccount(context: ReportingContext, changes: object = {}): Promise<Account> {
  const account = await tryToOpen(context, changes as Changes)
  assume(account !== undefined, 'T1 creates a trading account')
  return account
}

/** Makes an account whose money has this many digits, in whichever group and currency there is one. */
export async function openAccountOf(context: ReportingContext, moneyDigits: number): Promise<Account> {
  const groups = await context.world('GET', '/reporting/traderGroups')
  const assets = await context.platform.listDepositAssets({})
  const names = ((groups.body['traderGroup'] ?? []) as { name: string }[]).map(({ name }) => name)
  for (const groupName of [context.given.groupName, ...names]) {
    for (const depositCurrency of assets.body.depositAsset ?? []) {
      const account = await tryToOpen(context, { groupName, depositCurrency })
      if (account?.moneyDigits === moneyDigits) return account
      if (account) break
    }
  }
  throw new NotTested(`no group has accounts of ${moneyDigits} money digits`)
}

async function tryToOpen(context: ReportingContext, changes: Changes): Promise<Account | undefined> {
  await startOfRun(context)
  const { platform, cleanup } = context
  const answer = await platform.createTrader({ body: { ...newTrader(context), ...changes }, unjudged: true })
  const { login, moneyDigits } = answer.body
  if (answer.status >= 300 || !isInteger(login)) return undefined
  cleanup(() => platform.deleteTrader({ path: { login } }))
  return { login: Number(login), moneyDigits: Number(moneyDigits) }
}

/** Books an amount (T8) and tells the id of its record. */
export async function pay(
  { platform }: ReportingContext,
  { login }: Account,
  type: BookingType,
  preciseAmount: number,
  notes: object = {},
): Promise<bigint> {
  const answer = await platform.changeBalance({ path: { login }, body: { login, type, preciseAmount, ...notes } })
  assume(answer.status === 200 && isInteger(answer.body.balanceHistoryId), `T8 books a ${type}`)
  return BigInt(answer.body.balanceHistoryId!)
}

export interface Order {
  symbolId: number
  tradeSide: 'BUY' | 'SELL'
  /** Times 10^2. */
  volume: number
  /** Times 10^5. */
  price: number
  positionId?: unknown
}

/** Fills a market order; what is told of the deal. */
export async function trade({ hooks }: ReportingContext, { login }: Account, { price, ...order }: Order): Promise<Record<string, unknown>> {
  const answer = await hooks.deal({ login, executionPrice: price, ...order })
  assume(answer.status === 200, 'an order is filled')
  return answer.body
}
