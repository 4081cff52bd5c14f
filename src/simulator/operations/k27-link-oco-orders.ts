import { refuse } from '../../domain/refusal.ts'
import { announce } from '../announce.ts'
import type { Operation } from '../operation.ts'

/** K27: links two orders of which one cancels the other, or takes the link away. Only reporting ever hears of it. */
export const linkOcoOrders: Operation<'linkOcoOrders'> = ({ body: { orderId1, orderId2, action } }, world) => {
  if (orderId1 === orderId2) return refuse('K27-2', 'is the same order', 'orderId2')
  announce(world, undefined, 'OCOOrdersLinkageEvent', action === 'create' ? 'CREATE' : 'DELETE', { orderId1, orderId2 })
  return { status: 200, body: { orderId1, orderId2, action } }
}
