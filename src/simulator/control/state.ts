import type { Collection, Key } from '../collection.ts'
import type { World } from '../world.ts'
import type { WorldCall } from './control-call.ts'

/** The collections that can be looked at, as the interface names them. */
function collectionsOf(world: World): Record<string, Collection<Key, unknown>> {
  const { users, accountLinks, traders, balanceHistory, partnerIds, ribbons, pushMessages, ssoCodes, appSessions, invitedUsers } = world
  const { crmUsers, crmTokens, oneTimeTokens, accessTokens, adapterTokens, adapterSessions, callbacks } = world
  const platform = { users, accountLinks, traders, balanceHistory, partnerIds, ribbons, pushMessages, ssoCodes, appSessions, invitedUsers }
  const others = { crmUsers, crmTokens, oneTimeTokens, accessTokens, adapterTokens, adapterSessions, callbacks }
  return { ...platform, ...others } as unknown as Record<string, Collection<Key, unknown>>
}

/** K9: how many records there are of each kind. */
export const countState: WorldCall<'countState'> = (_context, world) => ({
  status: 200,
  body: { collections: Object.fromEntries(Object.entries(collectionsOf(world)).map(([name, collection]) => [name, collection.size])) },
})

/** K10: the records of one kind, in the order in which they were made. */
export const readState: WorldCall<'readState'> = (_context, world, { path, query }) => {
  const collection = collectionsOf(world)[path.collection]!
  const skip = query.skip ?? 0
  const records = collection
    .values()
    .drop(skip)
    .take(query.limit ?? 1000)
  return { status: 200, body: { records: Array.from(records, showRecord) } }
}

/** Exact amounts are shown as decimal text, since a JSON number may not hold them. */
function showRecord(record: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record as object).map(([key, value]) => [key, typeof value === 'bigint' ? showMoney(value) : value]),
  )
}

function showMoney(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(9, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`
}
