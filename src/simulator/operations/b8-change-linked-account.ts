import { refuse } from '../../domain/refusal.ts'
import { announce } from '../announce.ts'
import { findAccount } from '../linked-accounts.ts'
import type { Operation } from '../operation.ts'

/** B8: moves an account to another white label, gives it a text to be shown instead of its login, or both. */
export const changeLinkedAccount: Operation<'changeLinkedAccount'> = ({ body }, world) => {
  const { traderLogin, environmentName, brokerName, brokerAccountDisplayName } = body
  if (!world.environments.has(environmentName)) return refuse('B8-9', undefined, 'body.environmentName')
  const trader = findAccount(world, traderLogin, environmentName) ?? refuse('B8-8', undefined, 'body.traderLogin')
  if (brokerName !== undefined && world.brokers.get(brokerName)?.environmentName !== environmentName)
    return refuse('B8-10', undefined, 'body.brokerName')
  if (brokerName === undefined && brokerAccountDisplayName === undefined) {
    return world.dialect['accounts.nothingToChange'] === 'accept'
      ? { status: 200 }
      : refuse('B8-6', 'brokerName or brokerAccountDisplayName is required')
  }
  const changed = {
    ...trader,
    brokerName: brokerName ?? trader.brokerName,
    brokerAccountDisplayName: brokerAccountDisplayName ?? trader.brokerAccountDisplayName,
    lastUpdateTimestamp: world.now,
  }
  world.traders.set(traderLogin, changed)
  if (brokerName !== undefined) announce(world, 'B8', 'TraderEvent', 'UPDATE', changed)
  return { status: 200 }
}
