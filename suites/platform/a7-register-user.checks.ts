import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import type { ReceivedCall } from '../kit/receiver.ts'
import { makePerson } from './people.ts'
import { register } from './registrations.ts'

const NEEDS = ['receiver', 'hooks.register'] as const
const isAbout = (email: string) => (call: ReceivedCall) => call.text.includes(email)

check('A7-5', 'a registration in an application is reported, once', { needs: [...NEEDS] }, async (context) => {
  const { email } = await register(context)

  const calls = await context.receiver.wait('registerUser', isAbout(email))

  assert.equal(calls.length, 1)
})

check('A7-6', 'the report names the user, the partner, the broker and the e-mail', { needs: [...NEEDS] }, async (context) => {
  const { receiver, given } = context
  const { email, partnerUserId, userId } = await register(context)

  const isTheirs = ({ body }: ReceivedCall) =>
    String(body['userId']) !== String(partnerUserId) && Object.values(body).some((value) => String(value) === String(partnerUserId))
  const [call] = await receiver.wait('registerUser', (told) => isAbout(email)(told) || isTheirs(told))

  assume(call, 'A7 is called')
  const { userId: toldUserId, partnerUserId: toldPartner, brokerName, email: toldEmail } = call.body
  assert.deepEqual([toldUserId, toldPartner, brokerName, toldEmail], [userId, partnerUserId, given.brokerName, email])
})

check(
  'A7-7',
  "the broker's Authorization is sent as it was given",
  { needs: [...NEEDS, 'credentials.webhookAuthorization'] },
  async (context) => {
    const { email } = await register(context)

    const [call] = await context.receiver.wait('registerUser', isAbout(email))

    assume(call, 'A7 is called')
    assert.equal(call.headers.get('authorization'), context.receiver.address.webhookAuthorization)
  },
)

check('A7-8', 'whether creations by B1 and B6 are reported too', { needs: ['receiver'] }, async (context) => {
  const { platform, receiver, run, observe } = context
  const { email } = await makePerson(context)
  const other = run.email()
  await platform.createUser({ body: { email: other } })

  const ofB1 = await receiver.wait('registerUser', isAbout(email), { withinMs: 1_500 })
  const ofB6 = await receiver.wait('registerUser', isAbout(other), { withinMs: 100 })

  const isReported = ofB1.length + ofB6.length > 0
  observe('I-38', isReported, { 'callbacks.registrationOnCreate': isReported })
})

check('A7-9', 'what follows a failed report', { needs: [...NEEDS] }, async (context) => {
  const { hooks, receiver, run, given, observe } = context
  const { userId: partnerUserId } = await makePerson(context)
  const email = run.email()
  receiver.on('registerUser', isAbout(email), { status: 500 })

  const answer = await hooks['register']!({ email, brokerName: given.brokerName, partnerUserId })

  observe('U-13', answer.status < 300 ? 'the user flow goes on' : `the user flow fails with ${answer.status}`, {})
})
