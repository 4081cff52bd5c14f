import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { setReferral } from './b17-set-referral.ts'
import { getReferral } from './b18-get-referral.ts'
import { deleteReferral } from './b19-delete-referral.ts'

type Holder = { userId?: number; uidTraderAccountId?: number }
const brokerCrmName = 'AcmeGroup'
const set = (world: World, holder: Holder, partnerId: string) =>
  ask(world, setReferral, { body: { brokerCrmName, partnerId, ...(holder as { userId: number }) } })
const get = (world: World, holder: Holder) => ask(world, getReferral, { query: { brokerCrmName, ...holder } })
const remove = (world: World, holder: Holder & { userId: number }) => ask(world, deleteReferral, { query: { brokerCrmName, ...holder } })

it('keeps the identifiers of a user and of the user’s account apart', () => {
  const world = makeWorld()
  const { userId, uidTraderAccountId } = world.given

  expect(set(world, { userId }, 'P-7')).toEqual({ status: 200 })
  expect(set(world, { uidTraderAccountId }, 'P-8')).toEqual({ status: 200 })
  set(world, { userId }, 'P-9')

  expect(get(world, { userId }).body).toEqual({ userId, partnerId: 'P-9' })
  expect(get(world, { uidTraderAccountId }).body).toEqual({ userId, uidTraderAccountId, partnerId: 'P-8' })
})

it('deletes the one that is named and leaves the other', () => {
  const world = makeWorld()
  const { userId, uidTraderAccountId } = world.given
  set(world, { userId }, 'P-7')
  set(world, { uidTraderAccountId }, 'P-8')

  expect(remove(world, { userId })).toEqual({ status: 200 })
  expect(refusedBy(() => get(world, { userId }))).toBe('B18-7')
  expect(get(world, { uidTraderAccountId }).body).toMatchObject({ partnerId: 'P-8' })

  set(world, { userId }, 'P-7')
  expect(remove(world, { userId, uidTraderAccountId })).toEqual({ status: 200 })
  expect(refusedBy(() => get(world, { uidTraderAccountId }))).toBe('B18-7')
  expect(get(world, { userId }).body).toMatchObject({ partnerId: 'P-7' })
})

it('does not reach an account through somebody else', () => {
  const world = makeWorld()
  const { otherUserId, uidTraderAccountId } = world.given
  set(world, { uidTraderAccountId }, 'P-8')

  expect(refusedBy(() => get(world, { userId: otherUserId, uidTraderAccountId }))).toBe('B18-7')
  remove(world, { userId: otherUserId, uidTraderAccountId })
  expect(get(world, { uidTraderAccountId }).body).toMatchObject({ partnerId: 'P-8' })
})

it('answers absent identifiers as the dialect says', () => {
  const world = makeWorld({ dialect: { 'users.absentPartnerId': 'empty', 'users.deleteAbsentPartnerId': 'refuse' } })
  const { userId } = world.given

  expect(get(world, { userId })).toEqual({ status: 200 })
  expect(refusedBy(() => remove(world, { userId }))).toBe('B18-7')
  expect(remove(makeWorld(), { userId })).toEqual({ status: 200 })
})

it('refuses holders and CRMs that it does not know', () => {
  const world = makeWorld()

  expect(refusedBy(() => set(world, { userId: 999 }, 'P-7'))).toBe('B17-10')
  expect(refusedBy(() => set(world, { uidTraderAccountId: 999 }, 'P-7'))).toBe('B17-11')
  expect(refusedBy(() => set(world, { userId: 1, uidTraderAccountId: 1 }, 'P-7'))).toBe('B17-8')
  expect(refusedBy(() => get(world, {}))).toBe('B18-5')
  expect(refusedBy(() => ask(world, getReferral, { query: { brokerCrmName: 'Nobody', userId: 1 } }))).toBe('B18-8')
  expect(refusedBy(() => ask(world, deleteReferral, { query: { brokerCrmName: 'Nobody', userId: 1 } }))).toBe('B19-9')
})
