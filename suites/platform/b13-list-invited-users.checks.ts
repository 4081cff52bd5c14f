import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { type Invitation, invite, invitePerson } from './invitations.ts'
import { findInPages, listInvited, type PageQuery } from './lists.ts'
import { isInteger, makePerson } from './people.ts'

const INVITES = { needs: ['hooks.invite'] as const }
/** Lists are compared while nobody else of the run adds to them. */
const ALONE = { ...INVITES, lane: 'exclusive' as const }

/** The record of an attribution, once it is listed. */
function recordOf(context: PlatformContext, { invitedUserId, since }: Invitation) {
  const find = () =>
    findInPages(
      (query) => listInvited(context, query),
      (record) => record.invitedUserId === invitedUserId,
      since,
    )
  return context.poll(find, (record) => record !== undefined)
}

/** Some attributions after an earlier one, and how to list them and what came after. */
async function inviteSome(context: PlatformContext, count: number) {
  const partner = await makePerson(context)
  await invite(context, partner)
  await sleep(5)
  const first = await invite(context, partner)
  const record = await recordOf(context, first)
  assume(record, 'the attribution is listed')
  for (let made = 1; made < count; made++) await invite(context, partner)
  const since = record.createTimestamp - 1
  const list = async (query: PageQuery = {}) =>
    (await listInvited(context, { createdFrom: since, ...query })).map(({ invitedUserId }) => invitedUserId)
  await context.poll(list, ({ length }) => length >= Math.min(count, 100))
  return { list }
}

check('B13-1', 'listing answers 200 with an array', { writes: false }, async ({ platform }) => {
  const answer = await platform.listInvitedUsers({})

  assert.equal(answer.status, 200)
  assert.ok(Array.isArray(answer.body.invitedUsers), 'invitedUsers is an array')
})

check('B13-2', 'a record holds three integers', { needs: [...INVITES.needs] }, async (context) => {
  const record = await recordOf(context, await invite(context))

  assume(record, 'the attribution is listed')
  const { invitedUserId, partnerUserId, createTimestamp } = record
  assert.deepEqual([invitedUserId, partnerUserId, createTimestamp].map(isInteger), [true, true, true])
})

check('B13-3', 'an attribution is listed with its user, its partner and its broker', { needs: [...INVITES.needs] }, async (context) => {
  const { brokerName } = context.given
  const first = await invite(context)
  const second = await invite(context, { userId: first.partnerUserId })

  for (const invitation of [first, second]) {
    const record = await recordOf(context, invitation)

    assert.ok(record, 'the attribution is listed')
    assert.equal(record.partnerUserId, invitation.partnerUserId)
    assert.ok([undefined, brokerName].includes(record.brokerName), 'a brokerName is the one of the invitation')
  }
})

check('B13-4', 'brokerPartnerId is listed once the broker has sent it', { needs: ['hooks.invite', 'receiver'] }, async (context) => {
  const { receiver, run, poll, settle, warn } = context
  const partner = await makePerson(context)
  const brokerPartnerId = run.word('p-')
  const [before, invited, after] = [await makePerson(context), await makePerson(context), await makePerson(context)]
  const isInvited = ({ userId }: { userId: number }, { body }: { body: Record<string, unknown> }) => body['invitedUserId'] === userId
  const reply = (sent: object) => ({ status: 200, body: { ...sent, brokerResult: 'ATTRIBUTED' } })
  receiver.on('attributeUser', (call) => isInvited(before, call), reply({}))
  receiver.on('attributeUser', (call) => isInvited(invited, call), reply({ brokerPartnerId }))
  receiver.on('attributeUser', (call) => isInvited(after, call), reply({}))
  const untold = await invite(context, partner, before)
  await receiver.wait('attributeUser', (call) => isInvited(before, call))
  await settle()
  const early = await recordOf(context, untold)
  const invitation = await invite(context, partner, invited)
  await receiver.wait('attributeUser', (call) => isInvited(invited, call))

  const record = await poll(
    () => recordOf(context, invitation),
    (found) => found?.brokerPartnerId !== undefined,
  )

  assume(record, 'the attribution is listed')
  assert.equal(record.brokerPartnerId, brokerPartnerId)
  assert.ok(typeof early?.brokerPartnerId !== 'string', 'there is no brokerPartnerId before the broker has sent one')
  const later = await invite(context, partner, after)
  await receiver.wait('attributeUser', (call) => isInvited(after, call))
  const laterRecord = await poll(
    () => recordOf(context, later),
    (found) => found?.brokerPartnerId !== undefined,
  )
  if (laterRecord?.brokerPartnerId !== brokerPartnerId)
    warn('a later attribution to the same partner does not tell the known brokerPartnerId')
})

check('B13-5', 'createTimestamp counts milliseconds', { needs: [...INVITES.needs] }, async (context) => {
  const later = await makePerson(context)
  await sleep(20)
  const earlier = await makePerson(context)
  const record = await recordOf(context, await invite(context, undefined, earlier))
  await sleep(20)
  const next = await recordOf(context, await invite(context, undefined, later))

  assume(record && next, 'the attributions are listed')
  assert.equal(String(record.createTimestamp).length, 13, 'a Unix time in milliseconds has thirteen digits')
  assert.ok(record.createTimestamp <= next.createTimestamp, 'it tells when the user was attributed, and not when the user registered')
})

check('B13-6', 'createdFrom keeps that millisecond and later ones', { ...ALONE, needs: [...INVITES.needs] }, async (context) => {
  const { invitedUserId, ...invitation } = await invite(context)
  const record = await recordOf(context, { invitedUserId, ...invitation })
  assume(record, 'the attribution is listed')
  const isListed = async (createdFrom: number) =>
    (await findInPages(
      (query) => listInvited(context, query),
      (found) => found.invitedUserId === invitedUserId,
      createdFrom,
    )) !== undefined

  const [before, at, after] = [
    await isListed(record.createTimestamp - 1),
    await isListed(record.createTimestamp),
    await isListed(record.createTimestamp + 1),
  ]

  assert.deepEqual({ before, at, after }, { before: true, at: true, after: false })
})

check('B13-7', 'without limit a hundred records are listed', { ...ALONE, needs: [...INVITES.needs] }, async (context) => {
  const before = await listInvited(context)
  const partner = await makePerson(context)
  if (before.length < 100) await Promise.all(Array.from({ length: 101 }, () => invite(context, partner)))
  await context.settle()

  const page = await listInvited(context)

  assert.equal(page.length, 100)
})

check('B13-8', 'no more than limit records are listed', { ...ALONE, needs: [...INVITES.needs] }, async (context) => {
  const { list } = await inviteSome(context, 3)

  const [two, one] = [await list({ limit: 2 }), await list({ limit: 1 })]

  assert.deepEqual([two.length, one.length], [2, 1])
})

check('B13-9', 'skip passes over the first records of the same list', { ...ALONE, needs: [...INVITES.needs] }, async (context) => {
  const { list } = await inviteSome(context, 3)
  const whole = await list()
  assume(whole.length >= 3, 'three attributions are listed')

  const [afterOne, afterTwo] = [await list({ skip: 1 }), await list({ skip: 2 })]

  assert.deepEqual([afterOne.slice(0, 2), afterTwo.slice(0, 1)], [whole.slice(1, 3), whole.slice(2, 3)])
})

check('B13-10', 'without skip the list starts with its first record', { ...ALONE, needs: [...INVITES.needs] }, async (context) => {
  const { list } = await inviteSome(context, 3)

  const [plain, fromZero] = [await list(), await list({ skip: 0 })]

  assume(fromZero.length >= 3, 'three attributions are listed')
  assert.deepEqual(plain, fromZero)
})

check('B13-11', 'which way the list runs', { ...ALONE, needs: [...INVITES.needs] }, async (context) => {
  const [first, second] = [await invite(context), await invite(context)]
  const record = await recordOf(context, first)
  assume(record, 'the attribution is listed')

  const ids = (await listInvited(context, { createdFrom: record.createTimestamp - 1 })).map(({ invitedUserId }) => invitedUserId)

  const isAscending = ids.indexOf(first.invitedUserId) < ids.indexOf(second.invitedUserId)
  context.observe('I-11', isAscending ? 'ascending' : 'descending', { 'paging.order': isAscending ? 'ascending' : 'descending' })
  assert.ok(isAscending, 'the older one comes first')
})

check('B13-12', 'an attribution whose report failed is listed all the same', { needs: ['hooks.invite', 'receiver'] }, async (context) => {
  const failing = await makePerson(context)
  context.receiver.on('attributeUser', ({ body }) => body['partnerUserId'] === failing.userId, { status: 500 })
  const invitation = await invitePerson(context, failing)

  const record = await recordOf(context, invitation)

  assert.ok(record, 'the attribution is listed')
})

check(
  'B13-13',
  'a createdFrom, limit or skip that is no integer is refused',
  { lane: 'robustness', writes: false },
  async ({ platform }) => {
    const honest = await platform.listInvitedUsers({ query: { createdFrom: 0, limit: 1, skip: 0 } })
    assume(honest.status === 200, 'integers work')

    const answers = await Promise.all(
      ['createdFrom', 'limit', 'skip'].flatMap((name) =>
        ['abc', '1.5', '1x', '0x10', "1'"].map((value) => platform.listInvitedUsers({ malformed: true, query: { [name]: value } })),
      ),
    )

    assert.deepEqual(
      answers.filter((answer) => !refused(answer)).map(({ exchange, status }) => `${exchange.request.url.split('?')[1]}: ${status}`),
      [],
    )
  },
)

check('B13-14', 'without a valid manager token nothing is listed', { writes: false }, async ({ platform }) => {
  const without = await platform.listInvitedUsers({ credential: 'none' })
  const invented = await platform.listInvitedUsers({ credential: 'wrong' })
  const honest = await platform.listInvitedUsers({})

  assume(honest.status === 200, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.deepEqual([without.body.invitedUsers, invented.body.invitedUsers], [undefined, undefined])
})
