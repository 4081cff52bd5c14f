import type { Ribbon, UserRibbons } from '../domain/records.ts'
import { chooseRibbons } from '../domain/ribbon.ts'
import type { World } from './world.ts'

/** Who looks at the application, and under what. */
export interface Viewer {
  userId: number
  brokerName: string | null
  uidTraderAccountId: number | null
}

/** The ribbons that an application displays now: those of its user under the session's CRM, narrowed to account or broker. */
export function displayedRibbons(world: World, viewer: Viewer): Ribbon[] {
  const brokerName = viewer.brokerName ?? brokerOfAccount(world, viewer.uidTraderAccountId)
  const crm = brokerName === null ? null : world.brokers.get(brokerName)?.brokerCrmName
  const isUnderCrm = (ribbons: UserRibbons) => crm === null || ribbons.brokerCrmName === crm
  return world.ribbons
    .by('userId', viewer.userId)
    .filter(isUnderCrm)
    .flatMap(({ ribbons }) => chooseRibbons(ribbons, { ...viewer, brokerName }))
}

function brokerOfAccount(world: World, uidTraderAccountId: number | null): string | null {
  const link = uidTraderAccountId === null ? undefined : world.accountLinks.get(uidTraderAccountId)
  return (link && world.traders.get(link.login)?.brokerName) ?? null
}
