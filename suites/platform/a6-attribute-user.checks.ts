import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import type { ReceivedCall } from '../kit/receiver.ts'
import { invite, invitePerson } from './invitations.ts'
import { isInteger, makePerson } from './people.ts'

const NEEDS = ['receiver', 'hooks.invite'] as const
const isAbout = (userId: number) => (call: ReceivedCall) => String(call.body['invitedUserId']) === String(userId)

/** The user is named in whichever field. */
const mentions = (userId: number) => (call: ReceivedCall) => Object.values(call.body).some((value) => String(value) === String(userId))

check('A6-7', 'an attribution is reported, once', { needs: [...NEEDS] }, async (context) => {
  const { invitedUserId } = await invite(context)

  const calls = await context.receiver.wait('attributeUser', isAbout(invitedUserId))

  assert.equal(calls.length, 1)
})

check('A6-8', 'the report names the invited user, the partner and the broker', { needs: [...NEEDS] }, async (context) => {
  const { receiver, given } = context
  const { invitedUserId, partnerUserId } = await invite(context)

  const [call] = await receiver.wait('attributeUser', mentions(invitedUserId))

  assume(call, 'A6 is called')
  assert.ok(isInteger(call.body['invitedUserId']), 'invitedUserId is an integer')
  assert.equal(call.body['invitedUserId'], invitedUserId)
  assert.equal(call.body['partnerUserId'], partnerUserId)
  assert.equal(call.body['brokerName'], given.brokerName)
})

check(
  'A6-9',
  "the broker's Authorization is sent as it was given",
  { needs: [...NEEDS, 'credentials.webhookAuthorization'] },
  async (context) => {
    const { invitedUserId } = await invitePerson(context)

    const [call] = await context.receiver.wait('attributeUser', isAbout(invitedUserId))

    assume(call, 'A6 is called')
    assert.equal(call.headers.get('authorization'), context.receiver.address.webhookAuthorization)
  },
)

check('A6-10', 'a brokerPartnerId is the one that the broker answered for this partner', { needs: [...NEEDS] }, async (context) => {
  const { receiver, run } = context
  const [partner, other] = [await makePerson(context), await makePerson(context)]
  const [brokerPartnerId, otherId] = [run.word('p-'), run.word('p-')]
  const replyWith = (id: string) => ({ status: 200, body: { brokerPartnerId: id, brokerResult: 'ATTRIBUTED_NEW' } })
  receiver.on('attributeUser', ({ body }) => body['partnerUserId'] === partner.userId, replyWith(brokerPartnerId))
  receiver.on('attributeUser', ({ body }) => body['partnerUserId'] === other.userId, replyWith(otherId))
  const { invitedUserId: firstInvited } = await invite(context, partner)
  await invite(context, other)

  const { invitedUserId } = await invite(context, partner)

  const [first] = await receiver.wait('attributeUser', isAbout(firstInvited))
  const [call] = await receiver.wait('attributeUser', isAbout(invitedUserId))
  assume(first && call, 'A6 is called')
  assert.ok(first.body['brokerPartnerId'] == null, 'no id before the broker has answered one')
  assert.ok([undefined, brokerPartnerId].includes(call.body['brokerPartnerId'] as string | undefined), 'no other id than the known one')
})

check('A6-11', 'what follows a failed report', { needs: [...NEEDS] }, async (context) => {
  const { receiver, observe } = context
  const failing = await makePerson(context)
  receiver.on('attributeUser', ({ body }) => body['partnerUserId'] === failing.userId, { status: 500 })

  const { answer } = await invitePerson(context, failing)

  observe('U-13', answer.status < 300 ? 'the user flow goes on' : `the user flow fails with ${answer.status}`, {})
})
