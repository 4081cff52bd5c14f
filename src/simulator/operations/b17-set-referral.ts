import { keyOfHolder } from '../../domain/partner-holder.ts'
import { refuse } from '../../domain/refusal.ts'
import { checkCrm } from '../broker-crm.ts'
import type { Operation } from '../operation.ts'
import { findHolder } from '../partner-identifiers.ts'

/** Which of the two ids is there depends on the holder. */
type Wish = { brokerCrmName: string; partnerId: string; userId?: number; uidTraderAccountId?: number }

/** B17: attaches a partner identifier to a user or to one linked account, in the place of an earlier one. */
export const setReferral: Operation<'setReferral'> = ({ body, caller }, world) => {
  const { brokerCrmName, partnerId, userId, uidTraderAccountId } = body as Wish
  checkCrm(world, caller, brokerCrmName, { unknown: 'B17-12', disabled: 'B17-13', field: 'body.brokerCrmName' })
  if (userId !== undefined && uidTraderAccountId !== undefined) return refuse('B17-8', undefined, 'body.uidTraderAccountId')
  const holder = findHolder(world, { userId, uidTraderAccountId })
  if (!holder)
    return userId === undefined ? refuse('B17-11', undefined, 'body.uidTraderAccountId') : refuse('B17-10', undefined, 'body.userId')
  const record = { userId: holder.userId ?? null, uidTraderAccountId: holder.uidTraderAccountId ?? null, brokerCrmName, partnerId }
  world.partnerIds.set(keyOfHolder(brokerCrmName, holder), record)
  return { status: 200 }
}
