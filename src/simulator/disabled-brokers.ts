import type { RequirementId } from '../contract/generated/requirement-ids.ts'
import { refuse } from '../domain/refusal.ts'
import type { World } from './world.ts'

/** Refuses a call of the CRM for a broker name that the dialect has disabled there. */
export function checkBrokerName(world: World, brokerName: string | null | undefined, requirement: RequirementId): void {
  const side = world.dialect['sso.disabledBrokersOn']
  if (side !== 'both' && side !== 'crm') return
  if (brokerName && world.dialect['sso.disabledBrokers'].includes(brokerName)) {
    refuse(requirement, `the broker name "${brokerName}" is disabled`)
  }
}

/** The same for the broker of one of its users. */
export function checkBrokerOf(world: World, userId: number, requirement: RequirementId): void {
  checkBrokerName(world, world.crmUsers.get(userId)?.brokerName, requirement)
}
