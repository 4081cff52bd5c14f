import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import type { LinkedAccount } from '../linked-accounts.ts'
import type { Input } from '../operation.ts'
import { alterListed } from './answer.ts'

type ListLinks = NonNullable<NonNullable<Fault['operations']>['listLinkedAccounts']>

type LinksWish = Input<'listLinkedAccounts'>['body']

/** A timestamp of T3, so many milliseconds later. */
export function shiftTimestamp(text: string, by: number): string {
  return new Date(Date.parse(`${text}Z`) + by).toISOString().slice(0, 23)
}

/** Every linked account that B12 tells is altered on its way out. */
export function alterLinks(alter: (record: JsonObject) => object): NonNullable<Fault['wire']> {
  return alterListed('listLinkedAccounts', 'accounts', alter)
}

/** Every attribution that B13 tells is altered on its way out. */
export function alterInvited(alter: (record: JsonObject) => object): NonNullable<Fault['wire']> {
  return alterListed('listInvitedUsers', 'invitedUsers', alter)
}

/** The accounts of B12 are looked up as if something else had been asked; the rest of the answer stays honest. */
export function listLinksAsIf(ask: (wish: LinksWish) => LinksWish): ListLinks {
  return (input, world, honest) => {
    const answer = honest(input, world)
    const other = honest({ ...input, body: ask(input.body) }, world)
    return answer.status === 200 && answer.body && other.status === 200 && other.body
      ? { status: 200, body: { ...answer.body, accounts: other.body.accounts } }
      : answer
  }
}

/** B12 makes its page by itself, from the accounts that pass the filters and from all accounts of the environment. */
export function pageLinks(choose: (passing: LinkedAccount[], wish: LinksWish, all: LinkedAccount[]) => LinkedAccount[]): ListLinks {
  return (input, world, honest) => {
    const { limit: _limit, skip: _skip, ...filter } = input.body
    const answer = honest({ ...input, body: filter }, world)
    const all = honest({ ...input, body: { environmentName: input.body.environmentName } }, world)
    if (answer.status !== 200 || !answer.body || all.status !== 200 || !all.body) return honest(input, world)
    return { status: 200, body: { ...answer.body, accounts: choose(answer.body.accounts, input.body, all.body.accounts) } }
  }
}

/** The page that is asked for. */
export function cutPage(accounts: LinkedAccount[], { limit = Number.POSITIVE_INFINITY, skip = 0 }: LinksWish): LinkedAccount[] {
  return accounts.slice(skip, skip + limit)
}

/** Leaves a field out of a record. */
export function without(record: JsonObject, field: string): JsonObject {
  const { [field]: _, ...rest } = record
  return rest
}
