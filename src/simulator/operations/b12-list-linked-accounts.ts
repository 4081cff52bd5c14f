import { passesFilter } from '../../domain/linked-account-filter.ts'
import type { AccountLink } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { describeLinkedAccount, findLinkOf, type LinkedAccount } from '../linked-accounts.ts'
import type { Input, Operation } from '../operation.ts'
import { takeWorldPage } from '../pages.ts'
import { streamList } from '../stream-list.ts'
import type { World } from '../world.ts'

type Body = Input<'listLinkedAccounts'>['body']

/** B12: lists the links of an environment that pass all filters, and the accounts asked for that nobody has linked. */
export const listLinkedAccounts: Operation<'listLinkedAccounts'> = ({ body }, world) => {
  if (!world.environments.has(body.environmentName)) return refuse('B12-25', undefined, 'body.environmentName')
  const found = candidates(world, body).map((link) => describeLinkedAccount(world, link))
  const passing = found.filter((account): account is LinkedAccount => account !== undefined && passesFilter(account, body))
  const createdOf = (account: LinkedAccount) => ({ at: account.utcCreateTimestamp, id: account.uidTraderAccountId })
  const accounts = takeWorldPage(world, passing, createdOf, body, world.dialect['accounts.defaultLimit'])
  const unlinked = {
    unlinkedTraderIds: unlinkedAmong(world, body, body.traderIds),
    unlinkedTraderLogins: unlinkedAmong(world, body, body.traderLogins),
  }
  return { status: 200, ...streamList('accounts', accounts, unlinked) }
}

/** The fewest links among which all that pass must be. */
function candidates(world: World, { userId, traderLogins, traderIds }: Body): AccountLink[] {
  if (userId !== undefined) return world.accountLinks.by('userId', userId)
  const logins = traderLogins ?? traderIds
  if (logins) return Array.from(new Set(logins)).flatMap((login) => world.accountLinks.by('login', login))
  return Array.from(world.accountLinks.values())
}

function unlinkedAmong(world: World, { environmentName }: Body, logins: number[] = []): number[] {
  const isLinked = (login: number) =>
    findLinkOf(world, login) !== undefined && world.traders.get(login)?.environmentName === environmentName
  return Array.from(new Set(logins)).filter((login) => !isLinked(login))
}
