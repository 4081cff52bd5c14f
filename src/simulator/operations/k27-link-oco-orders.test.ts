import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { linkOcoOrders } from './k27-link-oco-orders.ts'

it('is heard of in reporting only', () => {
  const world = makeWorld()
  const { next } = world.events
  ask(world, linkOcoOrders, { body: { orderId1: 41, orderId2: 42, action: 'create' } })
  ask(world, linkOcoOrders, { body: { orderId1: 41, orderId2: 42, action: 'delete' } })
  expect(world.events.after(next - 1, 5)).toMatchObject([
    { message: 'OCOOrdersLinkageEvent', type: 'CREATE', record: { orderId1: 41, orderId2: 42 } },
    { message: 'OCOOrdersLinkageEvent', type: 'DELETE', record: { orderId1: 41, orderId2: 42 } },
  ])
  expect(refusedBy(() => ask(world, linkOcoOrders, { body: { orderId1: 41, orderId2: 41, action: 'create' } }))).toBe('K27-2')
})
