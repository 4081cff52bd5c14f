import type { RequirementId } from '../../contract/generated/requirement-ids.ts'
import { refuse } from '../../domain/refusal.ts'
import { findAccount, findLinkOf } from '../linked-accounts.ts'
import type { Operation } from '../operation.ts'
import type { World } from '../world.ts'

/** B10: tells the e-mail of the user behind a trading account. */
export const getTraderEmail: Operation<'getTraderEmail'> = ({ path, query }, world) => {
  const { environmentName } = query
  if (environmentName !== undefined && !world.environments.has(environmentName)) return missing(world, 'B10-8', 'query.environmentName')
  const trader = findAccount(world, path.traderLogin, environmentName)
  if (!trader) return missing(world, 'B10-6', 'path.traderLogin')
  const link = findLinkOf(world, trader.login)
  if (!link) return missing(world, 'B10-7', 'path.traderLogin')
  return { status: 200, body: { uidEmail: world.users.get(link.userId)!.email } }
}

function missing(world: World, requirement: RequirementId, field: string) {
  return world.dialect['users.absentLookup'] === 'empty' ? ({ status: 200 } as const) : refuse(requirement, undefined, field)
}
