import { readAgreement } from '../../domain/agreement-input.ts'
import { refuse } from '../../domain/refusal.ts'
import { checkCrm } from '../broker-crm.ts'
import type { Operation } from '../operation.ts'
import { findUser } from '../people.ts'

/** B2: notes that the user agreed to the terms; some platforms take that for the confirmation of the e-mail. */
export const acceptAgreement: Operation<'acceptAgreement'> = ({ query, body, caller }, world) => {
  const { brokerCrmName, userId } = readAgreement(query, body ?? {}, world.dialect['users.agreementInput'])
  checkCrm(world, caller, brokerCrmName, { unknown: 'B2-9', disabled: 'B2-10', field: 'brokerCrmName' })
  const user = findUser(world, userId) ?? refuse('B2-8', undefined, 'userId')
  const isActivated = user.status === 'UID_NEW' && world.dialect['users.activateOn'] === 'agreement'
  world.users.set(userId, { ...user, agreementAccepted: true, status: isActivated ? 'UID_ACTIVE' : user.status })
  return { status: 200 }
}
