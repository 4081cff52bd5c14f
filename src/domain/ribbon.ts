import type { Ribbon } from './records.ts'

/** What decides which ribbons a session displays. */
export interface RibbonSession {
  brokerName: string | null
  uidTraderAccountId: number | null
}

/** The ribbons that a session displays: those for its account, else those for its broker, else those for everybody under the CRM. */
export function chooseRibbons(ribbons: readonly Ribbon[], session: RibbonSession): Ribbon[] {
  const enabled = ribbons.filter((ribbon) => ribbon.enabled)
  const forAccount = enabled.filter(
    (ribbon) => ribbon.uidTraderAccountId !== undefined && ribbon.uidTraderAccountId === session.uidTraderAccountId,
  )
  if (forAccount.length > 0) return forAccount
  const general = enabled.filter((ribbon) => ribbon.uidTraderAccountId === undefined)
  const forBroker = general.filter((ribbon) => ribbon.brokerName !== undefined && ribbon.brokerName === session.brokerName)
  if (forBroker.length > 0) return forBroker
  return general.filter((ribbon) => ribbon.brokerName === undefined)
}
