import assert from 'node:assert/strict'
import { alterToken } from '../kit/alter.ts'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import { nearMissesOfHeader } from '../kit/near-misses.ts'
import { needRegistrationAddress, registration } from './callbacks.ts'

const options = { needs: ['credentials.webhookAuthorization' as const], leaves: 'registrations of invented users' }

check('A7-1', 'a registration is answered with a 2xx', options, async (context) => {
  needRegistrationAddress(context)

  const answer = await context.crm.registerUser({ body: registration(context) })

  assert.ok(succeeded(answer), `any 2xx will do, not ${answer.status}`)
  context.observe('U-06', answer.status, { 'callbacks.a7Status': answer.status })
})

check('A7-2', 'a missing or wrong Authorization is refused', options, async (context) => {
  needRegistrationAddress(context)
  const { crm, credentials } = context
  const right = credentials.webhookAuthorization
  const body = registration(context)
  const send = async (value: string) => crm.registerUser({ body, credential: { value } })
  const missing = await crm.registerUser({ body, credential: 'none' })

  const wrong = [missing, await send('Basic'), await send(`Bearer ${context.run.token()}`), await send(alterToken(right, 0.7))]
  for (const value of nearMissesOfHeader(right)) wrong.push(await send(value))
  const control = await crm.registerUser({ body })

  assert.equal(wrong.filter(succeeded).length, 0, 'nothing but the agreed Authorization opens A7')
  assume(succeeded(control), 'the agreed Authorization works')
  assert.ok(wrong.every(refused), `each is refused: ${wrong.map(({ status }) => status).join(', ')}`)
})

check('A7-3', 'a body with a missing or wrong field is refused', options, async (context) => {
  needRegistrationAddress(context)
  const { crm } = context
  const body = registration(context)
  const variants: Record<string, unknown>[] = [
    { ...body, userId: undefined },
    { ...body, brokerName: undefined },
    { ...body, email: undefined },
    { ...body, partnerUserId: undefined },
    { ...body, userId: String(body.userId) },
    { ...body, email: [body.email] },
    { ...body, brokerName: 7 },
    { ...body, partnerUserId: null },
  ]

  const answers = []
  for (const variant of variants) answers.push(await crm.registerUser({ malformed: true, body: variant }))

  assert.ok(answers.every(refused), `each is refused: ${answers.map(({ status }) => status).join(', ')}`)
})

check('A7-4', 'the same registration a second time is answered with a 2xx again', { ...options, blockedBy: ['A7-1'] }, async (context) => {
  needRegistrationAddress(context)
  const body = registration(context)
  const first = await context.crm.registerUser({ body })
  assume(succeeded(first), 'the first delivery is taken')
  await context.settle()

  const second = await context.crm.registerUser({ body })

  assert.ok(succeeded(second), `any 2xx will do, not ${second.status}`)
})
