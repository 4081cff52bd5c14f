import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { createUser } from './b6-create-user.ts'
import { listUsers } from './b14-list-users.ts'

const list = (world: World, query: object = {}) => ask(world, listUsers, { query }).body!.users

it('lists a new user with e-mail, broker and time in milliseconds', () => {
  const world = makeWorld({ dialect: { 'time.unit': 'seconds' } })
  ask(world, createUser, { body: { email: 'ana@example.com', brokerName: 'AcmePro' } })
  ask(world, createUser, { body: { email: 'jon@example.com' } })

  expect(list(world, { createdFrom: world.now })).toEqual([
    { userId: 8, email: 'ana@example.com', brokerName: 'AcmePro', utcCreateTimestamp: world.now },
    { userId: 9, email: 'jon@example.com', brokerName: 'Acme', utcCreateTimestamp: world.now },
  ])
})

it('has pages of a hundred that are disjoint and complete', () => {
  const world = makeWorld({ fixture: 'small' })
  const living = [...world.users.values()].filter(({ status }) => status !== 'UID_DELETED').map(({ userId }) => userId)

  const pages = [0, 100, 200].flatMap((skip) => list(world, { skip }))

  expect(list(world)).toHaveLength(100)
  expect(pages.map(({ userId }) => userId)).toEqual(living)
})

it('runs the other way where the dialect says so', () => {
  const world = makeWorld({ dialect: { 'paging.order': 'descending' } })

  expect(list(world).map(({ userId }) => userId)).toEqual([7, 6, 5, 4, 3, 2, 1])
})

it('refuses managers who may not authenticate users', () => {
  const world = makeWorld()
  const manager = [...world.managers.values()].find(({ canAuthenticateUsers }) => !canAuthenticateUsers)!

  expect(refusedBy(() => ask(world, listUsers, { query: {}, caller: { manager } }))).toBe('B14-14')
})
