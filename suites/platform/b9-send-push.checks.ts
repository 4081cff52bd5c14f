import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeLinkedAccount } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, putAt, unforgiven } from './bad-input.ts'
import { isInteger, makePerson } from './people.ts'

// Messages only ever go to users whom the run has made.

const MADE = { blockedBy: ['T1-1', 'B7-1', 'B7-3'] }

interface Audience {
  users?: number[]
  allGroups?: boolean
  groups?: number[]
  allPreferredLanguages?: boolean
  preferredLanguages?: string[]
  brokerName?: string
}

function push({ given, run }: PlatformContext, audience: Audience) {
  const message = { title: run.word('Title '), body: run.word('Body ') }
  return { allGroups: true, allPreferredLanguages: true, brokerName: given.brokerName, message, ...audience }
}

/** How many users the platform says to reach. */
async function countReached(context: PlatformContext, audience: Audience): Promise<number> {
  const answer = await context.platform.sendPush({ body: push(context, audience) })
  assume(answer.status === 200 && isInteger(answer.body.usersAmount), 'B9 tells how many users it reaches')
  return Number(answer.body.usersAmount)
}

check('B9-1', 'sending answers 200 with two amounts', MADE, async (context) => {
  const { userId } = await makeLinkedAccount(context)

  const answer = await context.platform.sendPush({ body: push(context, { users: [userId] }) })

  const { usersAmount, messagesAmount } = answer.body
  assert.equal(answer.status, 200)
  assert.deepEqual([isInteger(usersAmount), isInteger(messagesAmount)], [true, true], 'both amounts are integers')
  assert.ok(usersAmount >= 0 && messagesAmount >= 0, 'none is below zero')
})

check('B9-2', 'what the amounts count', MADE, async (context) => {
  const { userId } = await makeLinkedAccount(context)

  const { body } = await context.platform.sendPush({ body: push(context, { users: [userId, userId] }) })

  context.observe('I-33', [body.usersAmount, body.messagesAmount], {})
  assert.deepEqual([body.usersAmount, body.messagesAmount], [1, 1])
})

check('B9-3', 'a list of users limits the message to them', MADE, async (context) => {
  const [first, second] = [await makeLinkedAccount(context), await makeLinkedAccount(context)]
  const alone = [await countReached(context, { users: [first.userId] }), await countReached(context, { users: [second.userId] })]
  assume(
    alone.some((count) => count > 0),
    'a user with an account is reached',
  )

  await makeLinkedAccount(context, second)
  await context.settle()
  const together = await countReached(context, { users: [first.userId, second.userId] })

  assert.deepEqual(alone, [1, 1])
  assert.equal(together, 2, 'users are counted, each of the list once, and not their accounts')
  if (!context.given.has('groupId')) return
  const inGroup = await countReached(context, { users: [first.userId], allGroups: false, groups: [context.given.groupId] })
  assert.equal(inGroup, 1, 'the list counts beside a list of groups, too')
})

check('B9-4', 'only users with an account under the broker are reached', MADE, async (context) => {
  const [owner, nobody] = [await makeLinkedAccount(context), await makePerson(context)]
  assume((await countReached(context, { users: [owner.userId] })) === 1, 'a user with an account is reached')

  const reached = await countReached(context, { users: [nobody.userId] })
  const elsewhere = context.given.has('otherBrokerName')
    ? await context.platform.sendPush({ body: push(context, { users: [owner.userId], brokerName: context.given.otherBrokerName }) })
    : undefined

  assert.equal(reached, 0)
  assert.ok(
    !elsewhere || refused(elsewhere) || elsewhere.body.usersAmount === 0,
    'nobody is reached under a broker without an account of theirs',
  )
})

check('B9-5', 'with allGroups the groups are ignored', MADE, async (context) => {
  const { userId } = await makeLinkedAccount(context)
  assume((await countReached(context, { users: [userId] })) === 1, 'the user is reached')

  const reached = await countReached(context, { users: [userId], allGroups: true, groups: [context.run.number()] })

  assert.equal(reached, 1)
})

check('B9-6', 'without allGroups only accounts in the groups count', { ...MADE, needs: ['given.groupId'] }, async (context) => {
  const { given, run } = context
  const { userId } = await makeLinkedAccount(context)
  const users = [userId]
  assume((await countReached(context, { users })) === 1, 'the user is reached')

  const inGroup = await countReached(context, { users, allGroups: false, groups: [given.groupId] })
  const elsewhere = await context.platform.sendPush({ body: push(context, { users, allGroups: false, groups: [run.number()] }) })

  const among = await context.platform.sendPush({ body: push(context, { users, allGroups: false, groups: [run.number(), given.groupId] }) })

  assert.equal(inGroup, 1)
  assert.ok(refused(among) || among.body.usersAmount === 1, 'a group is found among others')
  assert.ok(refused(elsewhere) || elsewhere.body.usersAmount === 0, 'nobody in another group is reached')
})

check('B9-7', 'with allPreferredLanguages the languages are ignored', MADE, async (context) => {
  const owner = await makePerson(context, { preferredLanguage: 'de' })
  const { userId } = await makeLinkedAccount(context, owner)
  assume((await countReached(context, { users: [userId] })) === 1, 'the user is reached')

  const answers = []
  for (const code of ['de', 'fr', 'ja'])
    answers.push(await countReached(context, { users: [userId], allPreferredLanguages: true, preferredLanguages: [code] }))

  assert.deepEqual(answers, [1, 1, 1])
})

check('B9-8', 'without allPreferredLanguages an application of another language is left out', MADE, async (context) => {
  const owner = await makePerson(context, { preferredLanguage: 'de' })
  const { userId } = await makeLinkedAccount(context, owner)
  const inLanguages = (...preferredLanguages: string[]) =>
    countReached(context, { users: [userId], allPreferredLanguages: false, preferredLanguages })
  assume((await countReached(context, { users: [userId] })) === 1, 'the user is reached')

  const languages = ['de', 'da', 'fr', 'ja']
  const byLanguage: number[] = []
  for (const code of languages) byLanguage.push(await inLanguages(code))
  const spoken = languages.filter((_, index) => byLanguage[index] === 1)
  const among = await inLanguages(...languages.filter((code) => !spoken.includes(code)), ...spoken)

  // The user's application speaks one language; which one is the application's affair.
  assert.ok(byLanguage.reduce((sum, count) => sum + count, 0) <= 1, 'the user is reached in one language at most')
  assert.equal(among, spoken.length, 'a language is found among others')
})

check('B9-9', 'the optional fields can each be left out', MADE, async (context) => {
  const { platform, given } = context
  const { userId } = await makeLinkedAccount(context)
  const everything = push(context, { users: [userId], groups: given.has('groupId') ? [given.groupId] : [1], preferredLanguages: ['de'] })
  const message = { ...everything.message, imageURL: 'https://img.example/a.png', deepLinkAction: 'orders' }
  const whole = { ...everything, message }
  const send = (body: object) => platform.sendPush({ malformed: true, body })
  const reference = await send(whole)
  assume(reference.status < 300, 'a call with every field works')

  const answers = []
  for (const { body } of leaveOut(whole, ['groups', 'preferredLanguages', 'message.imageURL', 'message.deepLinkAction']))
    answers.push(await send(body))
  const { users: _users, ...toNobody } = { ...whole, allPreferredLanguages: false, preferredLanguages: ['vo'] }
  answers.push(await send(toNobody))

  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  )
})

check('B9-10', 'a missing or mistyped field sends nothing', { ...MADE, lane: 'robustness' }, async (context) => {
  const { userId } = await makeLinkedAccount(context)
  const whole = push(context, { users: [userId], groups: [1], preferredLanguages: ['de'] })
  const required = ['allGroups', 'allPreferredLanguages', 'brokerName', 'message', 'message.title', 'message.body']
  const send = (body: object) => context.platform.sendPush({ malformed: true, body })
  const honest = await send(whole)
  assume(honest.status < 300, 'the complete call works')

  const incomplete = await findAccepted(leaveOut(whole, required), send)
  const mistyped = await findAccepted(
    [
      ...mistype(whole, { allGroups: 'boolean', allPreferredLanguages: 'boolean', brokerName: 'string', message: 'object' }),
      ...mistype(whole, {
        users: 'array',
        'users.0': 'integer',
        groups: 'array',
        preferredLanguages: 'array',
        'preferredLanguages.0': 'string',
      }),
      ...mistype(whole, { 'message.title': 'string', 'message.body': 'string' }),
      ...putAt(whole, 'message.imageURL', [5, true, {}]),
      ...nullify(whole, required),
    ],
    send,
  )

  assert.deepEqual(incomplete, [])
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('B9-11', 'a language code that is not two characters long is refused', { ...MADE, lane: 'robustness' }, async (context) => {
  const { userId } = await makeLinkedAccount(context)
  const whole = { ...push(context, { users: [userId] }), allPreferredLanguages: false }
  const send = (body: object) => context.platform.sendPush({ malformed: true, body })
  const honest = await send({ ...whole, preferredLanguages: ['de'] })
  assume(honest.status < 300, 'a code of two characters works')

  const accepted = await findAccepted(putAt(whole, 'preferredLanguages', [['deu'], ['d'], ['de', 'german'], ['']]), send)

  assert.deepEqual(unforgiven(context, accepted), [])
})

check('B9-12', 'a deepLinkAction that leads nowhere is refused', { ...MADE, lane: 'robustness' }, async (context) => {
  const { userId } = await makeLinkedAccount(context)
  const whole = push(context, { users: [userId] })
  const send = (body: object) => context.platform.sendPush({ malformed: true, body })
  const documented = ['orders', 'positions', 'transactions', 'symbols/EURUSD/info']

  const refusals = await findAccepted(putAt(whole, 'message.deepLinkAction', documented), send)
  const accepted = await findAccepted(
    putAt(whole, 'message.deepLinkAction', ['charts', 'ORDERS', ' orders', '', 'symbols//info', 'symbols/EURUSD', 'orders/5']),
    send,
  )

  assert.equal(refusals.length, 4, 'the four documented actions are taken')
  assert.deepEqual(unforgiven(context, accepted), [])
})

check('B9-13', 'without a valid manager token nothing is sent', MADE, async (context) => {
  const { platform } = context
  const { userId } = await makeLinkedAccount(context)
  const body = push(context, { users: [userId] })

  const without = await platform.sendPush({ body, credential: 'none' })
  const invented = await platform.sendPush({ body, credential: 'wrong' })
  const honest = await platform.sendPush({ body })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
})

check('B9-14', 'an unknown brokerName is refused', async (context) => {
  const { userId } = await makePerson(context)

  const answer = await context.platform.sendPush({ body: push(context, { users: [userId], brokerName: context.run.word('Broker') }) })

  assert.ok(refused(answer), 'nobody knows this broker')
})
