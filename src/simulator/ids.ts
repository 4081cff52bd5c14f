import type { World } from './world.ts'

/** The id of the next user; a dialect may let ids begin where doubles end. */
export function nextUserId(world: World): number {
  return world.nextId('user', world.dialect['users.firstId'])
}

/** The id of the next link between a user and a trading account. */
export function nextLinkId(world: World): number {
  return world.nextId('accountLink', world.dialect['accounts.firstLinkId'])
}

/** The number of the next trading account. */
export function nextLogin(world: World): number {
  return world.nextId('login', world.dialect['traders.firstLogin'])
}

/** Keeps a number that somebody chose from being given out again: what comes next is higher. */
export function reserveId(world: World, kind: 'user' | 'login', chosen: number): number {
  const counters = world.counters()
  counters.set(kind, Math.max(counters.get(kind) ?? 0, chosen + 1))
  return chosen
}
