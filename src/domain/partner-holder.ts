/** Who holds a partner identifier: a user, or one of the user's linked accounts. */
export type PartnerHolder = { userId: number; uidTraderAccountId?: undefined } | { uidTraderAccountId: number; userId?: undefined }

/** Identifiers are kept apart by CRM and by holder, so that a user's own and those of the user's accounts never touch. */
export function keyOfHolder(brokerCrmName: string, holder: PartnerHolder): string {
  const place = holder.uidTraderAccountId === undefined ? `user:${holder.userId}` : `account:${holder.uidTraderAccountId}`
  return `${place}:${brokerCrmName}`
}
