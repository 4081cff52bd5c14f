import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { getUserId } from './b11-get-user-id.ts'

it('finds a user by e-mail in any letter case', () => {
  const world = makeWorld()
  const { userId } = world.given
  const email = world.users.get(userId)!.email.toUpperCase()

  expect(ask(world, getUserId, { query: { email } })).toEqual({ status: 200, body: { userId } })
})

it('does not find a deleted user', () => {
  const world = makeWorld()
  const user = world.users.get(world.given.userId)!
  world.users.set(user.userId, { ...user, status: 'UID_DELETED' })

  expect(refusedBy(() => ask(world, getUserId, { query: { email: user.email } }))).toBe('B11-5')
})

it('answers nothing where the dialect says so', () => {
  const world = makeWorld({ dialect: { 'users.absentLookup': 'empty' } })

  expect(ask(world, getUserId, { query: { email: 'nobody@example.com' } })).toEqual({ status: 200 })
})
