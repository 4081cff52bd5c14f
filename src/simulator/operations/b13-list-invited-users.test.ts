import { expect, it } from 'vitest'
import { ask, makeWorld } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { listInvitedUsers } from './b13-list-invited-users.ts'

const list = (world: World, query: object = {}) => ask(world, listInvitedUsers, { query }).body!.invitedUsers
const invite = (world: World, count: number) => {
  for (let index = 0; index < count; index++) {
    const brokerPartnerId = index === 0 ? null : 'P-6'
    world.invitedUsers.set(index, {
      invitedUserId: index,
      partnerUserId: 6,
      brokerName: 'Acme',
      brokerPartnerId,
      brokerResult: null,
      createTimestamp: 1000 + index,
    })
  }
}

it('lists attributions, with the broker’s own id of the partner once it is known', () => {
  const world = makeWorld()
  invite(world, 2)

  expect(list(world)).toEqual([
    { invitedUserId: 0, partnerUserId: 6, brokerName: 'Acme', createTimestamp: 1000 },
    { invitedUserId: 1, partnerUserId: 6, brokerPartnerId: 'P-6', brokerName: 'Acme', createTimestamp: 1001 },
  ])
})

it('has pages of a hundred unless told otherwise', () => {
  const world = makeWorld()
  invite(world, 150)

  expect(list(world)).toHaveLength(100)
  expect(list(world, { skip: 100 })).toHaveLength(50)
  expect(list(world, { limit: 3, skip: 1 }).map(({ invitedUserId }) => invitedUserId)).toEqual([1, 2, 3])
  expect(list(world, { limit: 0 })).toEqual([])
})

it('keeps what was created at a moment or later', () => {
  const world = makeWorld()
  invite(world, 5)

  expect(list(world, { createdFrom: 1003 }).map(({ createTimestamp }) => createTimestamp)).toEqual([1003, 1004])
})
