import { isHashInCase, isSamePassword } from '../../domain/password-hash.ts'
import type { AccountLink, Trader } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { nextLinkId } from '../ids.ts'
import { findAccount, findLinkOf } from '../linked-accounts.ts'
import type { Input, Operation } from '../operation.ts'
import { findUser } from '../people.ts'
import type { World } from '../world.ts'

/** B7: makes a trading account one of a user's accounts, when the hash of its password proves that this is wanted. */
export const linkAccount: Operation<'linkAccount'> = ({ body }, world) => {
  const trader = findLinkable(body, world)
  if (!findUser(world, body.userId)) return refuse('B7-11', undefined, 'body.userId')
  const link = findOwnLink(world, trader, body.userId) ?? makeLink(world, trader, body.userId)
  // Unless the id is wanted, the body is empty to the last byte.
  return { status: 200, ...(body.returnAccountDetails && { body: { uidTraderAccountId: link.uidTraderAccountId } }) }
}

function findLinkable(body: Input<'linkAccount'>['body'], world: World): Trader {
  const { environmentName, brokerName, traderLogin, traderPasswordHash } = body
  if (!world.environments.has(environmentName)) return refuse('B7-10', undefined, 'body.environmentName')
  if (world.brokers.get(brokerName)?.environmentName !== environmentName) return refuse('B7-13', undefined, 'body.brokerName')
  const trader = findAccount(world, traderLogin, environmentName) ?? refuse('B7-12', undefined, 'body.traderLogin')
  if (trader.brokerName !== brokerName) return refuse('B7-14', undefined, 'body.brokerName')
  checkPassword(trader, traderPasswordHash, world)
  return trader
}

function checkPassword(trader: Trader, presented: string, world: World): void {
  const field = 'body.traderPasswordHash'
  if (!isHashInCase(presented, world.dialect['traders.hashCase'])) refuse('B7-6', 'must be in lower case', field)
  if (!isSamePassword(trader.hashedPassword, presented)) refuse('B7-8', undefined, field)
}

function findOwnLink(world: World, trader: Trader, userId: number): AccountLink | undefined {
  const link = findLinkOf(world, trader.login)
  if (!link) return undefined
  const isAllowed = link.userId === userId && world.dialect['accounts.linkAgain'] === 'same-id'
  return isAllowed ? link : refuse('B7-16', 'this account is linked already', 'body.traderLogin')
}

function makeLink(world: World, { login, environmentName }: Trader, userId: number): AccountLink {
  const uidTraderAccountId = nextLinkId(world)
  const link = { uidTraderAccountId, userId, login, environmentName, utcCreateTimestamp: world.now, sharedWithUserId: null }
  world.accountLinks.set(uidTraderAccountId, link)
  return link
}
