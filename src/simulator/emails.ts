import type { RequirementId } from '../contract/generated/requirement-ids.ts'
import { isPrivateRelay } from '../domain/email.ts'
import { refuse } from '../domain/refusal.ts'
import type { World } from './world.ts'

/** Refuses an address that hides the real one, where the dialect wants none of these. */
export function checkEmail(world: World, email: string, requirement: RequirementId, field: string): void {
  if (world.dialect['users.privateRelayDomainsRefused'] && isPrivateRelay(email)) refuse(requirement, 'hides the real address', field)
}
