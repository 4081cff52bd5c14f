import { check } from '../kit/platform.ts'
import { SECOND } from '../kit/time.ts'
import { invitePerson } from './invitations.ts'
import { findInPages, listInvited } from './lists.ts'
import { makePerson } from './people.ts'

check(
  'ATTR-6',
  'how often a failed callback is repeated',
  { lane: 'time', needs: ['clock', 'receiver', 'hooks.invite'], waitsMs: 34_000 },
  async (context) => {
    const { receiver, time, observe } = context
    const failing = await makePerson(context)
    const isTheirs = ({ body }: { body: Record<string, unknown> }) => body['partnerUserId'] === failing.userId
    receiver.on('attributeUser', isTheirs, { status: 500 })
    await invitePerson(context, failing)

    const attempts = [(await receiver.wait('attributeUser', isTheirs)).length]
    for (const wait of [1, 5, 25]) {
      await time.pass(wait * SECOND)
      attempts.push((await receiver.wait('attributeUser', isTheirs, { withinMs: 500 })).length)
    }

    observe('U-11', `attempts at once and after 1, 5 and 25 seconds more: ${attempts.join(', ')}`, {})
  },
)

check('ATTR-7', 'how long the answer to a callback may take', { needs: ['receiver', 'hooks.invite'] }, async (context) => {
  const { receiver, observe } = context
  const slow = await makePerson(context)
  const isTheirs = ({ body }: { body: Record<string, unknown> }) => body['partnerUserId'] === slow.userId
  receiver.on('attributeUser', isTheirs, { status: 200, body: {}, delayMs: 2_000 })

  await invitePerson(context, slow)

  const calls = await receiver.wait('attributeUser', isTheirs, { quietMs: 1_000 })
  observe('U-12', calls.length > 1 ? 'less than 2 seconds' : 'an answer after 2 seconds is in time', {})
})

check(
  'ATTR-8',
  'what happens when a callback is given up',
  { lane: 'time', needs: ['clock', 'receiver', 'hooks.invite'], waitsMs: 40 * SECOND },
  async (context) => {
    const { receiver, time, observe } = context
    const failing = await makePerson(context)
    receiver.on('attributeUser', ({ body }) => body['partnerUserId'] === failing.userId, { status: 500 })
    const { invitedUserId, since } = await invitePerson(context, failing)

    await time.pass(40 * SECOND)

    const isTheirs = (record: { invitedUserId: number }) => record.invitedUserId === invitedUserId
    const record = await findInPages((query) => listInvited(context, query), isTheirs, since)
    observe(
      'U-13',
      record ? 'B13 still lists the attribution after forty seconds' : 'B13 does not list the attribution after forty seconds',
      {},
    )
  },
)
