import assert from 'node:assert/strict'
import { alterToken } from '../kit/alter.ts'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import { nearMissesOfHeader } from '../kit/near-misses.ts'
import { attribution, needAttributionAddress } from './callbacks.ts'

const options = { needs: ['credentials.webhookAuthorization' as const], leaves: 'attributions of invented users' }
const RESULTS = ['ATTRIBUTED_NEW', 'ATTRIBUTED', 'PENDING_ATTRIBUTION', 'REATTRIBUTED']

check('A6-1', 'an attribution is answered 200, with and without brokerPartnerId', options, async (context) => {
  needAttributionAddress(context)
  const { crm, given } = context
  const first = await crm.attributeUser({ body: attribution(context, given.partnerUserId) })
  const { brokerPartnerId } = first.body

  const known = brokerPartnerId == null ? {} : { brokerPartnerId } // the platform sends an id only after it was told
  const second = await crm.attributeUser({ body: { ...attribution(context, given.partnerUserId), ...known } })

  assert.deepEqual([first.status, second.status], [200, 200])
})

check('A6-2', 'brokerResult, when it is there, is one of the four', options, async (context) => {
  needAttributionAddress(context)
  const { crm, given } = context

  const body = attribution(context, given.partnerUserId)
  const first = await crm.attributeUser({ body })
  const second = await crm.attributeUser({ body: attribution(context, given.otherPartnerUserId) })
  const moved = await crm.attributeUser({ body: { ...body, partnerUserId: given.otherPartnerUserId } })

  assume(first.status === 200 && second.status === 200, 'both attributions are taken')
  const results = [first, second, moved].map((answer) => answer.body.brokerResult).filter((result) => result != null)
  assert.ok(
    results.every((result) => RESULTS.includes(result)),
    `one of ${RESULTS.join(', ')}, not ${results.join(', ')}`,
  )
})

check('A6-3', 'brokerPartnerId, when it is there, is a string', options, async (context) => {
  needAttributionAddress(context)
  const { crm, given, run } = context

  const known = await crm.attributeUser({ body: attribution(context, given.partnerUserId) })
  const fresh = await crm.attributeUser({ body: attribution(context, run.number()) })

  assume(known.status === 200, 'the attribution is taken')
  const ids = [known, fresh].filter(succeeded).map(({ body }) => body.brokerPartnerId)
  const wrong = ids.filter((id) => id != null && typeof id !== 'string')
  assert.deepEqual(wrong, [], `${wrong.join(', ')} is no string`)
})

check('A6-4', 'a missing or wrong Authorization is refused', options, async (context) => {
  needAttributionAddress(context)
  const { crm, given, credentials } = context
  const right = credentials.webhookAuthorization
  const body = attribution(context, given.partnerUserId)
  const send = async (value: string) => crm.attributeUser({ body, credential: { value } })
  const missing = await crm.attributeUser({ body, credential: 'none' })

  const wrong = [missing, await send('Basic'), await send(`Bearer ${context.run.token()}`), await send(alterToken(right, 0.7))]
  for (const value of nearMissesOfHeader(right)) wrong.push(await send(value))
  const control = await crm.attributeUser({ body })

  assert.equal(wrong.filter(succeeded).length, 0, 'nothing but the agreed Authorization opens A6')
  assume(control.status === 200, 'the agreed Authorization works')
  assert.ok(wrong.every(refused), `each is refused: ${wrong.map(({ status }) => status).join(', ')}`)
  context.observe('I-39', missing.status, { 'crm.webhookUnauthorizedStatus': missing.status })
})

check('A6-5', 'a body with a missing or wrong field is refused', options, async (context) => {
  needAttributionAddress(context)
  const { crm, given, run } = context
  const body = attribution(context, given.partnerUserId)
  const variants: Record<string, unknown>[] = [
    { ...body, invitedUserId: undefined },
    { ...body, partnerUserId: undefined },
    { ...body, brokerName: undefined },
    { ...body, invitedUserId: String(body.invitedUserId) },
    { ...body, partnerUserId: [body.partnerUserId] },
    { ...body, brokerName: 7 },
    { ...body, invitedUserId: null },
    { ...body, partnerUserId: run.number(), brokerPartnerId: 12 }, // a partner of its own: a CRM may remember the id
  ]

  const answers = []
  for (const variant of variants) answers.push(await crm.attributeUser({ malformed: true, body: variant }))

  assert.ok(answers.every(refused), `each is refused: ${answers.map(({ status }) => status).join(', ')}`)
})

check('A6-6', 'the same attribution a second time is answered 200 again', { ...options, blockedBy: ['A6-1'] }, async (context) => {
  needAttributionAddress(context)
  const body = attribution(context, context.given.partnerUserId)
  const first = await context.crm.attributeUser({ body })
  assume(first.status === 200, 'the first delivery is taken')
  await context.settle()

  const second = await context.crm.attributeUser({ body })

  assert.equal(second.status, 200)
})
