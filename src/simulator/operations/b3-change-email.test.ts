import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { changeEmail } from './b3-change-email.ts'
import { getUserId } from './b11-get-user-id.ts'

const change = (world: World, userId: number, newEmail: string) =>
  ask(world, changeEmail, { body: { userId, newEmail, brokerCrmName: world.given.brokerCrmName } })

it('lets the new e-mail lead to the user, and the old one to nobody', () => {
  const world = makeWorld()
  const { userId } = world.given
  const before = world.users.get(userId)!.email

  expect(change(world, userId, 'new@example.com')).toEqual({ status: 204 })

  expect(ask(world, getUserId, { query: { email: 'new@example.com' } }).body).toEqual({ userId })
  expect(refusedBy(() => ask(world, getUserId, { query: { email: before } }))).toBe('B11-5')
})

it('leaves an e-mail with its owner, who may change its letter case', () => {
  const world = makeWorld()
  const { userId, otherUserId } = world.given
  const taken = world.users.get(otherUserId)!.email

  expect(refusedBy(() => change(world, userId, taken.toUpperCase()))).toBe('B3-9')
  expect(change(world, otherUserId, taken.toUpperCase()).status).toBe(204)
  expect(world.users.get(otherUserId)!.email).toBe(taken.toUpperCase())
})

it('refuses users whom it does not know, deleted ones among them', () => {
  const world = makeWorld()
  const { userId } = world.given
  world.users.set(userId, { ...world.users.get(userId)!, status: 'UID_DELETED' })

  expect(refusedBy(() => change(world, 999, 'new@example.com'))).toBe('B3-7')
  expect(refusedBy(() => change(world, userId, 'new@example.com'))).toBe('B3-7')
})

it('refuses addresses that hide the real one where the dialect says so', () => {
  const world = makeWorld({ dialect: { 'users.privateRelayDomainsRefused': true } })

  expect(refusedBy(() => change(world, world.given.userId, 'x@privaterelay.appleid.com'))).toBe('B3-5')
})
