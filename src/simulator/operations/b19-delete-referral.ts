import { keyOfHolder } from '../../domain/partner-holder.ts'
import { refuse } from '../../domain/refusal.ts'
import { checkCrm } from '../broker-crm.ts'
import type { Operation } from '../operation.ts'
import { findHolder } from '../partner-identifiers.ts'

/** B19: detaches the identifier of a user, or the one of the account that is named; never both. */
export const deleteReferral: Operation<'deleteReferral'> = ({ query, caller }, world) => {
  const { brokerCrmName } = query
  checkCrm(world, caller, brokerCrmName, { unknown: 'B19-9', disabled: 'B19-10', field: 'query.brokerCrmName' })
  const holder = findHolder(world, query)
  const wasThere = holder !== undefined && world.partnerIds.delete(keyOfHolder(brokerCrmName, holder))
  if (!wasThere && world.dialect['users.deleteAbsentPartnerId'] === 'refuse') return refuse('B18-7')
  return { status: 200 }
}
