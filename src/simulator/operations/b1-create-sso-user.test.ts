import { describe, expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { createSsoUser } from './b1-create-sso-user.ts'

const create = (world: World, body: { email: string; nickname?: string; brokerCrmName?: string }) =>
  ask(world, createSsoUser, { body: { brokerCrmName: world.given.brokerCrmName, ...body } })
const nicknameOf = (world: World, body: { email: string; nickname?: string }) => world.users.get(create(world, body).body!.userId)!.nickname

it('creates a user whom the CRM knows as well', () => {
  const world = makeWorld()

  const answer = create(world, { email: 'mia@example.com' })

  const { userId } = answer.body!
  expect(answer.status).toBe(201)
  expect(world.users.get(userId)).toMatchObject({ email: 'mia@example.com', status: 'UID_NEW', brokerCrmNames: ['AcmeGroup'] })
  expect(world.crmUsers.get(userId)).toMatchObject({ email: 'mia@example.com' })
})

it('does not tell a foreign CRM, whose back end made the call', () => {
  const world = makeWorld({ crm: { foreign: true } })

  expect(world.crmUsers.get(create(world, { email: 'mia@example.com' }).body!.userId)).toBeUndefined()
})

describe('the nickname', () => {
  it('is the wish, the local part of the e-mail, or made from the user id', () => {
    const world = makeWorld()

    expect(nicknameOf(world, { email: 'mia@example.com', nickname: 'mia-trades' })).toBe('mia-trades')
    expect(nicknameOf(world, { email: 'jon@example.com', nickname: 'mia-trades' })).toMatch(/^uid\d+$/)
    expect(nicknameOf(world, { email: 'ana@example.com' })).toBe('ana')
    expect(nicknameOf(world, { email: 'ana@example.net' })).toMatch(/^uid\d+$/)
  })

  it('stays unique when somebody asks for the name of a user who is still to come', () => {
    const world = makeWorld()
    const first = create(world, { email: 'mia@example.com', nickname: 'x' }).body!.userId

    const names = [
      nicknameOf(world, { email: 'a@example.com', nickname: `uid${first + 2}` }),
      nicknameOf(world, { email: 'b@example.com', nickname: 'x' }),
      nicknameOf(world, { email: `uid${first + 4}@example.com` }),
      nicknameOf(world, { email: 'c@example.com', nickname: 'x' }),
    ]

    expect(new Set(names).size).toBe(4)
  })

  it('follows the limits of the dialect', () => {
    const world = makeWorld({ dialect: { 'users.nickname.max': 3, 'users.nickname.pattern': '^[a-z]+$' } })

    expect(nicknameOf(world, { email: 'a@example.com', nickname: 'mia' })).toBe('mia')
    expect(nicknameOf(world, { email: 'b@example.com', nickname: 'miab' })).toMatch(/^uid/)
    expect(nicknameOf(world, { email: 'c@example.com', nickname: 'm7' })).toMatch(/^uid/)
  })
})

describe('an e-mail in use', () => {
  it('answers its owner, in whatever letter case it is written', () => {
    const world = makeWorld()
    const { userId } = create(world, { email: 'mia@example.com' }).body!

    expect(create(world, { email: 'MIA@example.com' })).toEqual({ status: 201, body: { userId } })
  })

  it('makes its owner a customer of the second CRM too', () => {
    const world = makeWorld()
    const { userId } = create(world, { email: 'mia@example.com' }).body!

    create(world, { email: 'mia@example.com', brokerCrmName: 'ZenithCrm' })

    expect(world.users.get(userId)!.brokerCrmNames).toEqual(['AcmeGroup', 'ZenithCrm'])
  })

  it('stays with a deleted user, unless the dialect frees it', () => {
    for (const isFree of [false, true]) {
      const world = makeWorld({ dialect: { 'users.deletedEmailReusable': isFree } })
      const { userId } = create(world, { email: 'mia@example.com' }).body!
      world.users.set(userId, { ...world.users.get(userId)!, status: 'UID_DELETED' })

      expect(create(world, { email: 'mia@example.com' }).body!.userId === userId).toBe(!isFree)
    }
  })

  it('is answered 200, or refused, where the dialect says so', () => {
    const world = makeWorld({ dialect: { 'users.createExistingEmailStatus': 200 } })
    const strict = makeWorld({ dialect: { 'users.createExistingEmail': 'refuse' } })
    create(world, { email: 'mia@example.com' })
    create(strict, { email: 'mia@example.com' })

    expect(create(world, { email: 'mia@example.com' }).status).toBe(200)
    expect(refusedBy(() => create(strict, { email: 'mia@example.com' }))).toBe('B3-9')
  })
})

it('refuses an unknown CRM, and one with a brand that is disabled', () => {
  const world = makeWorld()
  const manager = { ...[...world.managers.values()][0]!, disabledBrokerNames: ['AcmePro'] }
  const body = { brokerCrmName: 'AcmeGroup', email: 'mia@example.com' }

  expect(refusedBy(() => ask(world, createSsoUser, { body: { ...body, brokerCrmName: 'Nobody' } }))).toBe('B1-9')
  expect(refusedBy(() => ask(world, createSsoUser, { body, caller: { manager } }))).toBe('B1-10')
  expect(refusedBy(() => ask(world, createSsoUser, { body: { ...body, brokerCrmName: 'ZenithCrm' }, caller: { manager } }))).toBeUndefined()
})

it('disables brands for everybody by the dialect, on the side that it names', () => {
  const dialect = { 'sso.disabledBrokers': ['Acme'] }

  expect(refusedBy(() => create(makeWorld({ dialect }), { email: 'mia@example.com' }))).toBe('B1-10')
  expect(
    refusedBy(() => create(makeWorld({ dialect: { ...dialect, 'sso.disabledBrokersOn': 'crm' } }), { email: 'mia@example.com' })),
  ).toBeUndefined()
})
