import { expect, it } from 'vitest'
import { ask, makeWorld } from '../testing/make-world.ts'
import { getSsoUserId } from './b4-get-sso-user-id.ts'

it('finds a customer of the CRM', () => {
  const world = makeWorld()
  const { userId, brokerCrmName } = world.given
  const { email } = world.users.get(userId)!

  expect(ask(world, getSsoUserId, { query: { brokerCrmName, email } })).toEqual({ status: 200, body: { userId } })
})

it('answers nothing for an unknown e-mail, and for the customer of another CRM', () => {
  const world = makeWorld()
  const { email } = world.users.get(world.given.userId)!

  expect(ask(world, getSsoUserId, { query: { brokerCrmName: 'AcmeGroup', email: 'nobody@example.com' } })).toEqual({
    status: 200,
    body: {},
  })
  expect(ask(world, getSsoUserId, { query: { brokerCrmName: 'ZenithCrm', email } })).toEqual({ status: 200, body: {} })
  expect(ask(world, getSsoUserId, { query: { brokerCrmName: 'Nobody', email } })).toEqual({ status: 200, body: {} })
})

it.each([
  ['object', { status: 200, body: {} }],
  ['no-bytes', { status: 200 }],
  ['null-user-id', { status: 200, body: { userId: null } }],
] as const)('has the empty form %s', (form, answer) => {
  const world = makeWorld({ dialect: { 'users.emptyLookup': form } })

  expect(ask(world, getSsoUserId, { query: { brokerCrmName: 'AcmeGroup', email: 'nobody@example.com' } })).toEqual(answer)
})
