import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { findInPages, listRegistered, type PageQuery } from './lists.ts'
import { isInteger, type Person, registerPerson } from './people.ts'

/** Lists are compared while nobody else of the run adds to them. */
const ALONE = { lane: 'exclusive' as const }

/** The record of a user, once it is listed. */
function recordOf(context: PlatformContext, person: Person & { since: number | undefined }) {
  const find = () =>
    findInPages(
      (query) => listRegistered(context, query),
      ({ userId }) => userId === person.userId,
      person.since,
    )
  return context.poll(find, (record) => record !== undefined)
}

/** Some new users, and how to list them and what came after. */
async function registerSome(context: PlatformContext, count: number) {
  const people = [await registerPerson(context)]
  const record = await recordOf(context, people[0]!)
  assume(record, 'the user is listed')
  while (people.length < count) people.push(await registerPerson(context))
  const since = record.utcCreateTimestamp - 1
  const list = async (query: PageQuery = {}) =>
    (await listRegistered(context, { createdFrom: since, ...query })).map(({ userId }) => userId)
  await context.poll(list, ({ length }) => length >= Math.min(count, 100))
  return { list, people }
}

check('B14-1', 'listing answers 200 with an array', { writes: false }, async ({ platform }) => {
  const answer = await platform.listUsers({})

  assert.equal(answer.status, 200)
  assert.ok(Array.isArray(answer.body.users), 'users is an array')
})

check('B14-2', 'a record holds two integers and two strings', async (context) => {
  const record = await recordOf(context, await registerPerson(context))

  assume(record, 'the user is listed')
  const { userId, utcCreateTimestamp, email, brokerName } = record
  assert.deepEqual([userId, utcCreateTimestamp].map(isInteger), [true, true], 'userId and utcCreateTimestamp are integers')
  assert.deepEqual([typeof email, typeof brokerName], ['string', 'string'], 'email and brokerName are strings')
})

check('B14-3', 'a new user is listed', async (context) => {
  const person = await registerPerson(context)

  const record = await recordOf(context, person)

  assert.ok(record, 'the user is listed')
  assert.deepEqual([record.userId, record.email, record.brokerName], [person.userId, person.email, context.given.brokerName])
})

check('B14-4', 'utcCreateTimestamp counts milliseconds', async (context) => {
  const record = await recordOf(context, await registerPerson(context))

  assume(record, 'the user is listed')
  assert.equal(String(record.utcCreateTimestamp).length, 13, 'a Unix time in milliseconds has thirteen digits')
})

check('B14-5', 'createdFrom keeps that millisecond and later ones', ALONE, async (context) => {
  const person = await registerPerson(context)
  const record = await recordOf(context, person)
  assume(record, 'the user is listed')
  const isListed = async (createdFrom: number) =>
    (await findInPages(
      (query) => listRegistered(context, query),
      ({ userId }) => userId === person.userId,
      createdFrom,
    )) !== undefined

  const [before, at, after] = [
    await isListed(record.utcCreateTimestamp - 1),
    await isListed(record.utcCreateTimestamp),
    await isListed(record.utcCreateTimestamp + 1),
  ]

  assert.deepEqual({ before, at, after }, { before: true, at: true, after: false })
})

check('B14-6', 'without limit a hundred records are listed', { ...ALONE, leaves: 'up to a hundred users' }, async (context) => {
  const before = await listRegistered(context)
  if (before.length < 100) await Promise.all(Array.from({ length: 101 }, () => registerPerson(context)))
  await context.settle()
  const beyond = await listRegistered(context, { skip: 100, limit: 1 })
  assume(beyond.length > 0, 'more than a hundred users are listed')

  const page = await listRegistered(context)

  assert.equal(page.length, 100)
})

check('B14-7', 'no more than limit records are listed', ALONE, async (context) => {
  const { list } = await registerSome(context, 3)

  const [two, one] = [await list({ limit: 2 }), await list({ limit: 1 })]

  assert.deepEqual([two.length, one.length], [2, 1])
})

check('B14-8', 'skip passes over the first records of the same list', ALONE, async (context) => {
  const { list } = await registerSome(context, 3)
  const whole = await list()
  assume(whole.length >= 3, 'three users are listed')

  const [afterOne, afterTwo] = [await list({ skip: 1 }), await list({ skip: 2 })]

  assert.deepEqual([afterOne.slice(0, 2), afterTwo.slice(0, 1)], [whole.slice(1, 3), whole.slice(2, 3)])
})

check('B14-9', 'without skip the list starts with its first record', ALONE, async (context) => {
  const { list } = await registerSome(context, 3)

  const [plain, fromZero] = [await list(), await list({ skip: 0 })]

  assume(fromZero.length >= 3, 'three users are listed')
  assert.deepEqual(plain, fromZero)
})

check('B14-10', 'which way the list runs', ALONE, async (context) => {
  const { list, people } = await registerSome(context, 3)

  const ids = await list()

  const isAscending = ids.indexOf(people[0]!.userId) < ids.indexOf(people[2]!.userId)
  context.observe('I-11', isAscending ? 'ascending' : 'descending', { 'paging.order': isAscending ? 'ascending' : 'descending' })
  assert.ok(isAscending, 'the older one comes first')
})

check('B14-11', 'a user whose report failed is listed all the same', { needs: ['hooks.register', 'receiver'] }, async (context) => {
  const { hooks, receiver, run, given } = context
  const { userId: partnerUserId, since } = await registerPerson(context)
  const email = run.email()
  receiver.on('registerUser', ({ text }) => text.includes(email), { status: 500 })
  await hooks['register']!({ email, brokerName: given.brokerName, partnerUserId })

  const record = await context.poll(
    () =>
      findInPages(
        (query) => listRegistered(context, query),
        (found) => found.email === email,
        since,
      ),
    (found) => found !== undefined,
  )

  assert.ok(record, 'the user is listed')
})

check(
  'B14-12',
  'a createdFrom, limit or skip that is no integer is refused',
  { lane: 'robustness', writes: false },
  async ({ platform }) => {
    const honest = await platform.listUsers({ query: { createdFrom: 0, limit: 1, skip: 0 } })
    assume(honest.status === 200, 'integers work')

    const answers = await Promise.all(
      ['createdFrom', 'limit', 'skip'].flatMap((name) =>
        ['abc', '1.5', '1x', '0x10', "1'"].map((value) => platform.listUsers({ malformed: true, query: { [name]: value } })),
      ),
    )

    assert.deepEqual(
      answers.filter((answer) => !refused(answer)).map(({ exchange, status }) => `${exchange.request.url.split('?')[1]}: ${status}`),
      [],
    )
  },
)

check('B14-13', 'without a valid manager token nothing is listed', { writes: false }, async ({ platform }) => {
  const without = await platform.listUsers({ credential: 'none' })
  const invented = await platform.listUsers({ credential: 'wrong' })
  const honest = await platform.listUsers({})

  assume(honest.status === 200, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.deepEqual([without.body.users, invented.body.users], [undefined, undefined])
})

check(
  'B14-14',
  'a manager who may not authenticate users is refused',
  { needs: ['credentials.managerTokenWithoutAuthPermission'], writes: false },
  async ({ platform }) => {
    const answer = await platform.listUsers({ credential: 'withoutAuthPermission' })
    const honest = await platform.listUsers({})

    assume(honest.status === 200, 'a manager with the permission is served')
    assert.ok(refused(answer), 'the permission is missing')
    assert.equal(answer.body.users, undefined, 'nothing is listed')
  },
)
