import { describe, expect, it } from 'vitest'
import { displayedRibbons } from '../displayed-ribbons.ts'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { setInAppControls } from './b16-set-in-app-controls.ts'

const ribbon = (title: string, other: object = {}) => ({ color: '#1976D2', title, enabled: true, closable: true, action: {}, ...other })
const set = (world: World, rules: object, brokerCrmName = 'AcmeGroup', userId = world.given.userId) =>
  ask(world, setInAppControls, { body: { brokerCrmName, userId, rules } })
const shown = (world: World, session: { userId?: number; brokerName?: string; uidTraderAccountId?: number } = {}) =>
  displayedRibbons(world, { userId: world.given.userId, brokerName: null, uidTraderAccountId: null, ...session }).map(({ title }) => title)

it('replaces the ribbons of a user, and an empty rules object takes them away', () => {
  const world = makeWorld()

  expect(set(world, { ribbons: [ribbon('one'), ribbon('two')] })).toEqual({ status: 201 })
  expect(shown(world)).toEqual(['one', 'two'])
  set(world, { ribbons: [ribbon('three')] })
  expect(shown(world)).toEqual(['three'])
  set(world, {})
  expect(shown(world)).toEqual([])
})

describe('a session', () => {
  it('displays the ribbons of its user under its CRM only', () => {
    const world = makeWorld()
    set(world, { ribbons: [ribbon('Acme')] })
    set(world, { ribbons: [ribbon('Zenith')] }, 'ZenithCrm')

    expect(shown(world, { brokerName: 'AcmePro' })).toEqual(['Acme'])
    expect(shown(world, { brokerName: 'Zenith' })).toEqual(['Zenith'])
    expect(shown(world, { userId: world.given.otherUserId })).toEqual([])
  })

  it('is under the broker of its account when it names none', () => {
    const world = makeWorld()
    const { uidTraderAccountId } = world.given
    set(world, { ribbons: [ribbon('everybody'), ribbon('broker', { brokerName: 'Acme' })] })

    expect(shown(world, { uidTraderAccountId })).toEqual(['broker'])
  })
})

it('refuses whom and what it does not know', () => {
  const world = makeWorld()

  expect(refusedBy(() => set(world, {}, 'AcmeGroup', 999))).toBe('B16-20')
  expect(refusedBy(() => set(world, {}, 'Nobody'))).toBe('B16-21')
})
