import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { logOutUser } from './b5-log-out-user.ts'

it('drops all sessions of the user and nobody else', () => {
  const world = makeWorld()
  const { brokerCrmName, userId, otherUserId } = world.given
  const shared = {
    open: true,
    openedAt: 0,
    brokerName: null,
    uidTraderAccountId: null,
    accessToken: null,
    inappToken: null,
    brokerNames: [],
  }
  const owners = { a: userId, b: userId, c: otherUserId }
  for (const [sessionId, owner] of Object.entries(owners)) world.appSessions.set(sessionId, { ...shared, sessionId, userId: owner })

  expect(ask(world, logOutUser, { query: { brokerCrmName, userId } })).toEqual({ status: 200 })

  expect(Object.keys(owners).map((sessionId) => world.appSessions.get(sessionId)!.open)).toEqual([false, false, true])
})

it('refuses a user whom it does not know', () => {
  const world = makeWorld()

  expect(refusedBy(() => ask(world, logOutUser, { query: { brokerCrmName: world.given.brokerCrmName, userId: 999 } }))).toBe('B5-6')
})
