import type { RequirementId } from '../contract/generated/requirement-ids.ts'
import { isHashInCase } from '../domain/password-hash.ts'
import type { Group, Trader } from '../domain/records.ts'
import { refuse } from '../domain/refusal.ts'
import type { World } from './world.ts'

type Home = Pick<Trader, 'brokerName' | 'depositCurrency' | 'groupName'>

/** Refuses an account under a broker, in a group or in a currency that the trading environment does not have. */
export function checkHome(world: World, home: Home, rows: { broker: RequirementId; group: RequirementId; currency: RequirementId }): void {
  const { brokerName, depositCurrency } = home
  if (world.brokers.get(brokerName)?.environmentName !== world.given.environmentName) {
    refuse(rows.broker, `no broker of this environment is called "${brokerName}"`, 'body.brokerName')
  }
  const group = checkGroup(world, home.groupName, rows.group)
  if (!world.assets.get(depositCurrency)?.deposit) {
    refuse(rows.currency, `"${depositCurrency}" is no deposit asset of this server`, 'body.depositCurrency')
  }
  if (!group.depositCurrencies.includes(depositCurrency)) {
    refuse(rows.currency, `accounts of ${group.groupName} are in ${group.depositCurrencies.join(', ')}`, 'body.depositCurrency')
  }
}

/** The group of the trading environment that has this name. */
export function checkGroup(world: World, groupName: string, unknown: RequirementId): Group {
  const group = world.groups.get(groupName)
  if (group?.environmentName === world.given.environmentName) return group
  return refuse(unknown, `no group is called "${groupName}"`, 'body.groupName')
}

/** Refuses a hash in capitals where only small letters are taken. */
export function checkHash(world: World, hash: string | undefined, row: RequirementId): void {
  if (hash !== undefined && !isHashInCase(hash, world.dialect['traders.hashCase'])) {
    refuse(row, 'must be in small letters', 'body.hashedPassword')
  }
}
