import type { Dialect } from '../contract/dialect.ts'
import { chooseNickname, type NewUser, type NicknameLimits } from '../domain/nickname.ts'
import type { World } from './world.ts'

const limits = new WeakMap<Dialect, NicknameLimits>()

/** The nickname that a new user gets in this world, by the rules and the limits of its dialect. */
export function pickNickname(world: World, user: NewUser): string {
  const isFree = (name: string) => world.users.firstBy('nickname', name) === undefined
  return chooseNickname(user, isFree, limitsOf(world.dialect)).value
}

function limitsOf(dialect: Dialect): NicknameLimits {
  let known = limits.get(dialect)
  if (!known) {
    known = {
      min: dialect['users.nickname.min'],
      max: dialect['users.nickname.max'],
      pattern: new RegExp(dialect['users.nickname.pattern'], 'u'),
    }
    limits.set(dialect, known)
  }
  return known
}
