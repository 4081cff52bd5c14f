import type { Operation } from '../operation.ts'

/** Beyond the documents (U-25): the groups of the environment in which accounts can be opened. */
export const listTraderGroups: Operation<'listTraderGroups'> = (_input, world) => {
  const groups = world.groups.values().filter(({ environmentName }) => environmentName === world.given.environmentName)
  const traderGroup = Array.from(groups, ({ groupId, groupName, description }) => ({ id: groupId, name: groupName, description }))
  return { status: 200, body: { traderGroup } }
}
