import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { getTraderEmail } from './b10-get-trader-email.ts'

const look = (world: World, traderLogin: number, environmentName?: string) =>
  ask(world, getTraderEmail, { path: { traderLogin }, query: environmentName === undefined ? {} : { environmentName } })

it('tells the e-mail behind an account, with or without its environment', () => {
  const world = makeWorld()
  const { traderLogin, userId, environmentName } = world.given
  const answer = { status: 200, body: { uidEmail: world.users.get(userId)!.email } }

  expect(look(world, traderLogin)).toEqual(answer)
  expect(look(world, traderLogin, environmentName)).toEqual(answer)
})

it('refuses what it cannot find, or answers nothing where the dialect says so', () => {
  const world = makeWorld()
  const { traderLogin, uidTraderAccountId } = world.given

  expect(refusedBy(() => look(world, 999))).toBe('B10-6')
  expect(refusedBy(() => look(world, traderLogin, 'live'))).toBe('B10-6')
  expect(refusedBy(() => look(world, traderLogin, 'nowhere'))).toBe('B10-8')
  world.accountLinks.delete(uidTraderAccountId)
  expect(refusedBy(() => look(world, traderLogin))).toBe('B10-7')
  expect(look(makeWorld({ dialect: { 'users.absentLookup': 'empty' } }), 999)).toEqual({ status: 200 })
})
