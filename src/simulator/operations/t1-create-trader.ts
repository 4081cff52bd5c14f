import { unscaleMoney } from '../../domain/money.ts'
import { refuse } from '../../domain/refusal.ts'
import { completeContact } from '../../domain/trader-fields.ts'
import { moneyDigitsIn, newTrader } from '../accounts.ts'
import { announce } from '../announce.ts'
import { enter } from '../bookings.ts'
import { answerWith } from '../exact-integers.ts'
import type { Operation } from '../operation.ts'
import { checkHash, checkHome } from '../trader-home.ts'
import { readAccount } from '../trader-record.ts'

/** T1: opens a trading account; an opening balance is the first entry of its history. */
export const createTrader: Operation<'createTrader'> = ({ body }, world) => {
  const isStrict = world.dialect['traders.strictCreate']
  // Validation demands both already where the platform is strict.
  if (isStrict && (body.brokerName === undefined || body.totalMarginCalculationType === undefined)) return refuse('T1-33')
  const brokerName = body.brokerName ?? world.given.brokerName
  checkHash(world, body.hashedPassword, 'T1-31')
  checkHome(world, { ...body, brokerName }, { broker: 'T1-36', group: 'T1-34', currency: 'T1-35' })
  const trader = newTrader(world, {
    ...body,
    brokerName,
    totalMarginCalculationType: body.totalMarginCalculationType ?? 'MAX',
    balance: unscaleMoney(body.balance, moneyDigitsIn(world, body.groupName)),
    contactDetails: completeContact(body.contactDetails),
  })
  announce(world, 'T1', 'TraderEvent', 'CREATE', trader)
  if (trader.balance !== 0n) {
    const entry = enter(world, trader, trader.balance > 0n ? 'DEPOSIT' : 'WITHDRAW', trader.balance)
    announce(world, 'T1', 'BalanceHistoryEvent', 'CREATE', entry)
  }
  return answerWith(201, readAccount(world, trader))
}
