import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { type CrmContext, check } from '../kit/crm.ts'
import { NotApplicable, NotTested } from '../kit/outcome.ts'
import { attribution, needAttributionAddress } from './callbacks.ts'

const options = {
  needs: ['credentials.webhookAuthorization' as const],
  blockedBy: ['A6-1', 'A6-2'],
  leaves: 'attributions of invented users',
}

interface Outcome {
  brokerResult: string
  brokerPartnerId: string | undefined
}

/** Attributes a user, as the platform does: with the partner's id in the CRM once that is known. */
async function attribute(context: CrmContext, body: ReturnType<typeof attribution>, brokerPartnerId?: string): Promise<Outcome> {
  const answer = await context.crm.attributeUser({ body: { ...body, ...(brokerPartnerId !== undefined && { brokerPartnerId }) } })
  assume(answer.status === 200, 'the attribution is taken')
  const { brokerResult } = answer.body
  if (brokerResult == null) throw new NotApplicable('the CRM tells no brokerResult, which is optional')
  if (brokerResult === 'PENDING_ATTRIBUTION') throw new NotApplicable('the CRM decides about attributions later')
  await context.settle()
  return { brokerResult, brokerPartnerId: answer.body.brokerPartnerId ?? undefined }
}

/** Whether this CRM attributes to partners of whom it has not heard; one that does not can be asked about the given ones only. */
async function takesNewPartners(context: CrmContext): Promise<boolean> {
  const { crm, given, run } = context
  if (!refused(await crm.attributeUser({ body: attribution(context, run.number()) }))) return true
  const known = await crm.attributeUser({ body: attribution(context, given.partnerUserId) })
  assume(known.status === 200, 'the attribution is taken')
  return false
}

/** Two partners for the check: invented ones where the CRM takes those, and the given ones otherwise. */
async function twoPartners(context: CrmContext): Promise<[number, number]> {
  const { run, given } = context
  return (await takesNewPartners(context)) ? [run.number(), run.number()] : [given.partnerUserId, given.otherPartnerUserId]
}

check('ATTR-1', "a partner's first attribution is ATTRIBUTED_NEW", options, async (context) => {
  needAttributionAddress(context)
  const { run } = context
  const [partner, otherPartner] = [run.number(), run.number()]
  if (!(await takesNewPartners(context)))
    throw new NotTested('the CRM refuses partners of whom it has not heard, so nobody can be a new one')

  const first = await attribute(context, attribution(context, partner))
  const other = await attribute(context, attribution(context, otherPartner))

  assert.deepEqual([first.brokerResult, other.brokerResult], ['ATTRIBUTED_NEW', 'ATTRIBUTED_NEW'])
  const isOwn = first.brokerPartnerId === undefined || first.brokerPartnerId !== other.brokerPartnerId
  assert.ok(isOwn, `two new partners have two ids, not both ${first.brokerPartnerId}`)
})

check('ATTR-2', 'a new user for a known partner is ATTRIBUTED, under the id that exists', options, async (context) => {
  needAttributionAddress(context)
  const [partner] = await twoPartners(context)
  const first = await attribute(context, attribution(context, partner))

  const second = await attribute(context, attribution(context, partner), first.brokerPartnerId)
  const third = await attribute(context, attribution(context, partner)) // the platform may leave the id out

  assert.deepEqual([second.brokerResult, third.brokerResult], ['ATTRIBUTED', 'ATTRIBUTED'])
  const ids = [first, second, third].map(({ brokerPartnerId }) => brokerPartnerId).filter((id) => id !== undefined)
  assert.ok(new Set(ids).size <= 1, `the partner keeps one id, and is not called ${ids.join(', ')}`)
})

check('ATTR-4', 'a user who moves to another partner is REATTRIBUTED', options, async (context) => {
  needAttributionAddress(context)
  const [before, after] = await twoPartners(context)
  const known = await attribute(context, attribution(context, after))
  const user = attribution(context, before)
  const first = await attribute(context, user)
  const { brokerPartnerId } = first
  const again = await context.crm.attributeUser({ body: { ...user, ...(brokerPartnerId !== undefined && { brokerPartnerId }) } })
  await context.settle()

  const moved = await attribute(context, { ...user, partnerUserId: after }, known.brokerPartnerId)
  const movedToNewPartner = await attribute(context, { ...user, partnerUserId: context.run.number() })

  assert.deepEqual([moved.brokerResult, movedToNewPartner.brokerResult], ['REATTRIBUTED', 'REATTRIBUTED'])
  assert.notEqual(again.body.brokerResult, 'REATTRIBUTED', 'the same partner a second time is not a different one')
})
