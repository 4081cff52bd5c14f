import { assume } from '../kit/assume.ts'
import type { PlatformContext } from '../kit/platform.ts'
import { isInteger, makePerson, type Person } from './people.ts'

export interface Account {
  login: number
  hash: string
}

export interface LinkedAccount extends Account, Person {
  uidTraderAccountId: number
}

/** A body for T1: every required field, and no money. */
export function newTrader({ given, run }: PlatformContext, hashedPassword = run.password().md5) {
  const { brokerName, groupName, depositCurrency } = given
  return {
    accessRights: 'FULL_ACCESS' as const,
    accountType: 'HEDGED' as const,
    balance: 0,
    brokerName,
    depositCurrency,
    groupName,
    hashedPassword,
    leverageInCents: 10_000,
    totalMarginCalculationType: 'MAX' as const,
  }
}

/** Makes a trading account (T1), which goes away again with the run (T7). */
export async function makeAccount(context: PlatformContext, hashedPassword?: string): Promise<Account> {
  const { platform, cleanup } = context
  const body = newTrader(context, hashedPassword)
  const answer = await platform.createTrader({ body })
  assume(answer.status < 300 && isInteger(answer.body.login), 'T1 creates a trading account')
  const { login } = answer.body
  cleanup(() => platform.deleteTrader({ path: { login } }))
  return { login, hash: body.hashedPassword }
}

/** Links an account to a person (B7); tells the id of the link, from B12 where B7 keeps it back. */
export async function linkTo(context: PlatformContext, { login, hash }: Account, { userId }: { userId: number }): Promise<number> {
  const { platform, given } = context
  const { brokerName, environmentName } = given
  const answer = await platform.linkAccount({
    body: { traderLogin: login, traderPasswordHash: hash, userId, brokerName, environmentName, returnAccountDetails: true },
  })
  assume(answer.status < 300, 'B7 links an account')
  const id = answer.body.uidTraderAccountId ?? (await recordOf(context, login))?.uidTraderAccountId
  assume(id !== undefined, 'the link has an id')
  return id
}

/** Makes a person with a trading account; with `owner`, one more account of somebody. */
export async function makeLinkedAccount(context: PlatformContext, owner?: Person): Promise<LinkedAccount> {
  const person = owner ?? (await makePerson(context))
  const account = await makeAccount(context)
  return { ...person, ...account, uidTraderAccountId: await linkTo(context, account, person) }
}

export interface LinkFilter {
  userId?: number
  traderLogins?: number[]
  limit?: number
  skip?: number
  from?: number
  to?: number
}

/** The links that B12 lists for these filters. */
export async function listLinks(context: PlatformContext, filter: LinkFilter) {
  const { platform, given } = context
  const answer = await platform.listLinkedAccounts({ body: { environmentName: given.environmentName, ...filter } })
  assume(answer.status === 200 && Array.isArray(answer.body.accounts), 'B12 lists linked accounts')
  return answer.body.accounts
}

/** What B12 records for a login, once it does, and once the record is as awaited. */
export async function recordOf(context: PlatformContext, login: number, isAwaited: (record: LinkRecord) => boolean = () => true) {
  const find = async () => (await listLinks(context, { traderLogins: [login] })).find((record) => record.login === login)
  return context.poll(find, (record) => record !== undefined && isAwaited(record))
}

export type LinkRecord = Awaited<ReturnType<typeof listLinks>>[number]
