import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { sendPush } from './b9-send-push.ts'

const message = { title: 'Markets close early', body: 'Trading ends at 18:00 UTC today.' }
const send = (world: World, other: object = {}) =>
  ask(world, sendPush, { body: { allGroups: true, allPreferredLanguages: true, brokerName: world.given.brokerName, message, ...other } })

it('stores one message for each user with an account under the broker', () => {
  const world = makeWorld()

  expect(send(world)).toEqual({ status: 200, body: { usersAmount: 1, messagesAmount: 1 } })

  expect([...world.pushMessages.values()]).toEqual([
    { id: 1, userId: world.given.userId, brokerName: 'Acme', ...message, imageURL: null, deepLinkAction: null, createdAt: world.now },
  ])
})

it('counts exactly those whom every filter lets pass', () => {
  const world = makeWorld({ fixture: 'small' })
  const expected = [...world.users.values()].filter(
    (user) =>
      user.status !== 'UID_DELETED' &&
      user.preferredLanguage === 'de' &&
      world.accountLinks.by('userId', user.userId).some((link) => {
        const trader = world.traders.get(link.login)!
        return trader.brokerName === 'Acme' && trader.groupName === 'Standard'
      }),
  )

  const answer = send(world, { allGroups: false, groups: [1], allPreferredLanguages: false, preferredLanguages: ['de'] })

  expect(expected.length).toBeGreaterThan(2)
  expect(answer.body).toEqual({ usersAmount: expected.length, messagesAmount: expected.length })
  expect(new Set([...world.pushMessages.values()].map(({ userId }) => userId))).toEqual(new Set(expected.map(({ userId }) => userId)))
})

it('counts a user once who is listed twice, and strangers never', () => {
  const world = makeWorld()
  const { userId, otherUserId } = world.given

  expect(send(world, { users: [userId, userId, otherUserId, 999] }).body).toEqual({ usersAmount: 1, messagesAmount: 1 })
  expect(send(world, { users: [] }).body).toEqual({ usersAmount: 0, messagesAmount: 0 })
})

it('sends to each device where the dialect counts these', () => {
  const world = makeWorld({ dialect: { 'push.messagesPer': 'device' } })
  const { userId } = world.given
  const session = {
    userId,
    open: true,
    openedAt: 0,
    brokerName: null,
    uidTraderAccountId: null,
    accessToken: null,
    inappToken: null,
    brokerNames: [],
  }
  for (const sessionId of ['a', 'b']) world.appSessions.set(sessionId, { ...session, sessionId })

  expect(send(world).body).toEqual({ usersAmount: 1, messagesAmount: 2 })
})

it('refuses a broker that it does not know', () => {
  expect(refusedBy(() => send(makeWorld(), { brokerName: 'Nobody' }))).toBe('B9-14')
})
