import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { acceptAgreement } from './b2-accept-agreement.ts'

const namesIn = (world: World) => ({ brokerCrmName: world.given.brokerCrmName, userId: world.given.userId })
const makeNew = (world: World) =>
  world.users.set(world.given.userId, { ...world.users.get(world.given.userId)!, status: 'UID_NEW', agreementAccepted: false })

it('notes the agreement, whichever place the names come from', () => {
  for (const place of ['query', 'body']) {
    const world = makeWorld()
    makeNew(world)

    expect(ask(world, acceptAgreement, { [place]: namesIn(world) })).toEqual({ status: 200 })
    expect(world.users.get(world.given.userId)).toMatchObject({ agreementAccepted: true, status: 'UID_NEW' })
  }
})

it('confirms the e-mail as well where the dialect says so', () => {
  const world = makeWorld({ dialect: { 'users.activateOn': 'agreement' } })
  makeNew(world)

  ask(world, acceptAgreement, { query: namesIn(world) })

  expect(world.users.get(world.given.userId)!.status).toBe('UID_ACTIVE')
})

it('refuses whom and what it does not know', () => {
  const world = makeWorld()

  expect(refusedBy(() => ask(world, acceptAgreement, { query: { ...namesIn(world), userId: 999 } }))).toBe('B2-8')
  expect(refusedBy(() => ask(world, acceptAgreement, { query: { ...namesIn(world), brokerCrmName: 'Nobody' } }))).toBe('B2-9')
  expect(refusedBy(() => ask(world, acceptAgreement, {}))).toBe('B2-6')
})
