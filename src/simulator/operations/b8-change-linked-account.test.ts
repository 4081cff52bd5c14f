import { expect, it } from 'vitest'
import { ask, letPass, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { changeLinkedAccount } from './b8-change-linked-account.ts'
import { listLinkedAccounts } from './b12-list-linked-accounts.ts'

const change = (world: World, other: object) => {
  const { traderLogin, environmentName } = world.given
  return ask(world, changeLinkedAccount, { body: { traderLogin, environmentName, ...other } })
}
const shown = (world: World) => {
  const { accounts } = ask(world, listLinkedAccounts, { body: { environmentName: world.given.environmentName } }).body!
  return { brokerName: accounts[0]!.brokerName, brokerAccountDisplayName: accounts[0]!.brokerAccountDisplayName }
}

it('changes the broker or the text that is shown, and leaves the other as it was', () => {
  const world = makeWorld()

  expect(change(world, { brokerAccountDisplayName: 'Holiday savings' })).toEqual({ status: 200 })
  expect(shown(world)).toEqual({ brokerName: 'Acme', brokerAccountDisplayName: 'Holiday savings' })
  expect(change(world, { brokerName: 'AcmePro' })).toEqual({ status: 200 })
  expect(shown(world)).toEqual({ brokerName: 'AcmePro', brokerAccountDisplayName: 'Holiday savings' })
})

it('tells reporting of a new broker', () => {
  const world = makeWorld()
  letPass(world, 1000)

  change(world, { brokerName: 'AcmePro' })

  expect(world.events.after(0, 10)).toMatchObject([
    { message: 'TraderEvent', type: 'UPDATE', record: { brokerName: 'AcmePro', lastUpdateTimestamp: world.now } },
  ])
})

it('accepts a call that changes nothing, unless the dialect does not', () => {
  const strict = makeWorld({ dialect: { 'accounts.nothingToChange': 'refuse' } })

  expect(change(makeWorld(), {})).toEqual({ status: 200 })
  expect(refusedBy(() => change(strict, {}))).toBe('B8-6')
})

it.each([
  ['B8-8', { traderLogin: 999 }],
  ['B8-8', { environmentName: 'live' }],
  ['B8-9', { environmentName: 'nowhere' }],
  ['B8-10', { brokerName: 'Nobody' }],
])('refuses by %s and changes nothing: %j', (requirement, other) => {
  const world = makeWorld()
  const before = shown(world)

  expect(refusedBy(() => change(world, { brokerAccountDisplayName: 'x', ...other }))).toBe(requirement)
  expect(shown(world)).toEqual(before)
})
