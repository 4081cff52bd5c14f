import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { createUser } from './b6-create-user.ts'

it('answers the whole record for a new e-mail, and only the id for a known one', () => {
  const world = makeWorld()

  const created = ask(world, createUser, { body: { email: 'Ana@Example.com', preferredLanguage: 'pt' } })
  const known = ask(world, createUser, { body: { email: 'ana@example.COM' } })

  const userId = created.body!.userId
  expect(created.body).toEqual({
    userId,
    nickname: `uid${userId}`,
    email: 'Ana@Example.com',
    preferredLanguage: 'pt',
    utcCreateTimestamp: world.now,
    status: 'UID_NEW',
  })
  expect(known.body).toEqual({ userId })
})

it('refuses a broker that it does not know', () => {
  const world = makeWorld()
  expect(refusedBy(() => ask(world, createUser, { body: { email: 'ana@example.com', brokerName: 'Nobody' } }))).toBe('B6-15')
})
