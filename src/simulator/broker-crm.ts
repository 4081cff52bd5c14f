import type { RequirementId } from '../contract/generated/requirement-ids.ts'
import { refuse } from '../domain/refusal.ts'
import type { Caller } from './operation.ts'
import type { World } from './world.ts'

/** By which rows an operation refuses a CRM, and the field that names it. */
interface CrmRows {
  unknown: RequirementId
  disabled: RequirementId
  field: string
}

/** Refuses a CRM that the platform does not know, and one with a brand that is disabled for the manager. */
export function checkCrm(world: World, caller: Caller, brokerCrmName: string, rows: CrmRows): void {
  if (!world.brokers.firstBy('brokerCrmName', brokerCrmName)) refuse(rows.unknown, `there is no CRM "${brokerCrmName}"`, rows.field)
  checkBrands(world, caller, brokerCrmName, rows)
}

/** Refuses a CRM with a brand that is disabled for the manager, or for everybody by the dialect. */
export function checkBrands(world: World, caller: Caller, brokerCrmName: string, { disabled, field }: Omit<CrmRows, 'unknown'>): void {
  const side = world.dialect['sso.disabledBrokersOn']
  if (side !== 'both' && side !== 'platform') return
  const names = [...(caller.manager?.disabledBrokerNames ?? []), ...world.dialect['sso.disabledBrokers']]
  const brand = names.find((name) => world.brokers.get(name)?.brokerCrmName === brokerCrmName)
  if (brand !== undefined) refuse(disabled, `the broker name "${brand}" is disabled`, field)
}
