/** What B12 can be asked for; a record has to pass every filter that is given. */
export interface LinkedAccountFilter {
  environmentName: string
  userId?: number | undefined
  traderIds?: number[] | undefined
  traderLogins?: number[] | undefined
  from?: number | undefined
  to?: number | undefined
}

/** What the filter looks at in a linked account; an account's id is its login. */
export interface FilteredAccount {
  environmentName: string
  userId: number
  login: number
  utcCreateTimestamp: number
}

/** Tells whether a linked account passes: `from` includes its moment and `to` does not. */
export function passesFilter(account: FilteredAccount, filter: LinkedAccountFilter): boolean {
  if (account.environmentName !== filter.environmentName) return false
  if (filter.userId !== undefined && account.userId !== filter.userId) return false
  if (filter.traderIds && !filter.traderIds.includes(account.login)) return false
  if (filter.traderLogins && !filter.traderLogins.includes(account.login)) return false
  if (filter.from !== undefined && account.utcCreateTimestamp < filter.from) return false
  return filter.to === undefined || account.utcCreateTimestamp < filter.to
}
