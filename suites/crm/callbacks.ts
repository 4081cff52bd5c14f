import type { CrmContext } from '../kit/crm.ts'
import { NotTested } from '../kit/outcome.ts'

/** Ends the check when nobody said where A6 is: each callback has a whole address of its own. */
export function needAttributionAddress({ target }: CrmContext): void {
  if (!target.attributionUrl) throw new NotTested('the profile gives no target.attributionWebhookUrl')
}

/** Ends the check when nobody said where A7 is. */
export function needRegistrationAddress({ target }: CrmContext): void {
  if (!target.registrationUrl) throw new NotTested('the profile gives no target.registrationWebhookUrl')
}

/** An attribution of somebody whom the CRM has not heard of. */
export function attribution({ run, given }: CrmContext, partnerUserId: number) {
  return { invitedUserId: run.number(), partnerUserId, brokerName: given.brokerName }
}

/** A registration of somebody whom the CRM has not heard of. */
export function registration({ run, given }: CrmContext) {
  return { userId: run.number(), brokerName: given.brokerName, email: run.email(), partnerUserId: given.partnerUserId }
}
