import { assume } from '../kit/assume.ts'
import type { PlatformContext } from '../kit/platform.ts'

/** Filters of B13 and B14. */
export interface PageQuery {
  createdFrom?: number
  limit?: number
  skip?: number
}

const MOST_PAGES = 700

export async function listInvited({ platform }: PlatformContext, query: PageQuery = {}) {
  const answer = await platform.listInvitedUsers({ query })
  assume(answer.status === 200 && Array.isArray(answer.body.invitedUsers), 'B13 lists attributions')
  return answer.body.invitedUsers
}

export async function listRegistered({ platform }: PlatformContext, query: PageQuery = {}) {
  const answer = await platform.listUsers({ query })
  assume(answer.status === 200 && Array.isArray(answer.body.users), 'B14 lists users')
  return answer.body.users
}

/** Goes through the pages of a list until a record is the wanted one; `since` says from when on, as far as that is known. */
export async function findInPages<T>(list: (query: PageQuery) => Promise<T[]>, isWanted: (record: T) => boolean, since?: number) {
  const start = since === undefined ? {} : { createdFrom: since }
  for (let page = 0, skip = 0; page < MOST_PAGES; page++) {
    const records = await list({ ...start, skip })
    const found = records.find(isWanted)
    if (found || records.length === 0) return found
    skip += records.length
  }
  return undefined
}

export type InvitedUser = Awaited<ReturnType<typeof listInvited>>[number]
export type RegisteredUser = Awaited<ReturnType<typeof listRegistered>>[number]
