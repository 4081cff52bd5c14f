import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { issueSsoCode } from './b15-issue-sso-code.ts'

const issue = (world: World, userId = world.given.userId, brokerNames = ['Acme', 'AcmePro']) =>
  ask(world, issueSsoCode, { path: { userId }, body: { brokerNames } })

it('issues a code of its own each time, for the user and the white labels that were named', () => {
  const world = makeWorld()

  const codes = [issue(world).body!.code, issue(world).body!.code]

  expect(codes[0]).not.toBe(codes[1])
  expect(world.ssoCodes.get(codes[0]!)).toEqual({
    value: codes[0],
    userId: world.given.userId,
    brokerNames: ['Acme', 'AcmePro'],
    issuedAt: world.now,
    spent: false,
  })
})

it('refuses strangers, and managers without the permission', () => {
  const world = makeWorld()
  const manager = [...world.managers.values()].find(({ canAuthenticateUsers }) => !canAuthenticateUsers)!

  expect(refusedBy(() => issue(world, 999))).toBe('B15-10')
  expect(refusedBy(() => issue(world, world.given.userId, ['Acme', 'Nobody']))).toBe('B15-11')
  expect(refusedBy(() => ask(world, issueSsoCode, { path: { userId: 1 }, body: { brokerNames: [] }, caller: { manager } }))).toBe('B15-9')
  expect(world.ssoCodes.size).toBe(0)
})
