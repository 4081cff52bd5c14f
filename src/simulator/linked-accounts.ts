import type { AccountLink, Trader } from '../domain/records.ts'
import { inUnit } from '../domain/time-unit.ts'
import { findUser } from './people.ts'
import type { World } from './world.ts'

/** A trading account of the named environment; any environment where none is named. */
export function findAccount(world: World, login: number, environmentName?: string): Trader | undefined {
  const trader = world.traders.get(login)
  return environmentName === undefined || trader?.environmentName === environmentName ? trader : undefined
}

/** The link of an account to somebody who still exists. */
export function findLinkOf(world: World, login: number): AccountLink | undefined {
  return world.accountLinks.by('login', login).find((link) => findUser(world, link.userId))
}

/** A link that leads to an existing user and an existing account. */
export function findLink(world: World, uidTraderAccountId: number): AccountLink | undefined {
  const link = world.accountLinks.get(uidTraderAccountId)
  return link && findUser(world, link.userId) && world.traders.has(link.login) ? link : undefined
}

/** The linked account record of the documents; undefined when the user or the account is gone. */
export function describeLinkedAccount(world: World, link: AccountLink) {
  const trader = world.traders.get(link.login)
  const user = findUser(world, link.userId)
  if (!trader || !user) return undefined
  return {
    userId: link.userId,
    uidTraderAccountId: link.uidTraderAccountId,
    login: link.login,
    subAccountOf: trader.subAccountOf,
    moneyDigits: trader.moneyDigits,
    brokerName: trader.brokerName,
    depositCurrency: trader.depositCurrency,
    utcCreateTimestamp: inUnit(
      (world.dialect['accounts.createTimeOf'] === 'user' ? user : link).utcCreateTimestamp,
      world.dialect['time.unit'],
    ),
    sharedWithUserId: link.sharedWithUserId,
    environmentName: trader.environmentName,
    brokerAccountDisplayName: trader.brokerAccountDisplayName,
  }
}

export type LinkedAccount = NonNullable<ReturnType<typeof describeLinkedAccount>>
