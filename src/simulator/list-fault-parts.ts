import type { JsonObject } from '../contract/json.ts'
import type { Fault } from './fault.ts'
import { alterAnswer } from './fault-parts.ts'
import type { LinkedAccount } from './linked-accounts.ts'
import type { Input } from './operation.ts'

type ListLinks = NonNullable<NonNullable<Fault['operations']>['listLinkedAccounts']>
type LinksWish = Input<'listLinkedAccounts'>['body']

/** Every linked account that B12 tells is altered on its way out. */
export function alterLinks(alter: (record: JsonObject) => object): NonNullable<Fault['wire']> {
  return alterRecords('listLinkedAccounts', 'accounts', alter)
}

/** Every attribution that B13 tells is altered on its way out. */
export function alterInvited(alter: (record: JsonObject) => object): NonNullable<Fault['wire']> {
  return alterRecords('listInvitedUsers', 'invitedUsers', alter)
}

function alterRecords(operation: 'listLinkedAccounts' | 'listInvitedUsers', list: string, alter: (record: JsonObject) => object) {
  return alterAnswer(operation, (body) => ({ ...body, [list]: (body[list] as JsonObject[]).map(alter) }))
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
