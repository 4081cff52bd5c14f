import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { linkTo, listLinks, makeAccount, makeLinkedAccount, recordOf } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, unforgiven } from './bad-input.ts'
import { isInteger, makePerson } from './people.ts'

const MADE = { blockedBy: ['T1-1', 'B7-1'] }
const PAGES = { blockedBy: ['T1-1', 'B7-1', 'B12-3', 'B12-6'] }

/** A user with three accounts that were linked one after the other, and the user's links as B12 lists them. */
async function makeThreeLinks(context: PlatformContext) {
  const owner = await makePerson(context)
  const accounts = []
  for (let count = 0; count < 3; count++) accounts.push(await makeAccount(context))
  // The accounts are linked in another order than the one in which they were made.
  for (const place of [1, 2, 0]) {
    await linkTo(context, accounts[place]!, owner)
    await sleep(5)
  }
  const { userId } = owner
  const links = await context.poll(
    () => listLinks(context, { userId }),
    ({ length }) => length === 3,
  )
  assume(links.length === 3, 'B12 lists the three accounts of the user')
  return { userId, links, ids: links.map(({ uidTraderAccountId }) => uidTraderAccountId) }
}

const idsOf = (links: { uidTraderAccountId: number }[]) => links.map(({ uidTraderAccountId }) => uidTraderAccountId)

check('B12-1', 'listing answers 200 with the three arrays', MADE, async (context) => {
  const { platform, given, settle } = context
  const owner = await makeLinkedAccount(context)
  const { userId } = owner
  const gone = await makeLinkedAccount(context, owner)
  await platform.deleteTrader({ path: { login: gone.login }, unjudged: true }) // a link whose account is no more must not stop the list
  await settle()

  const answer = await platform.listLinkedAccounts({ body: { environmentName: given.environmentName, userId } })

  const { accounts, unlinkedTraderIds, unlinkedTraderLogins } = answer.body
  assert.equal(answer.status, 200)
  assert.deepEqual([accounts, unlinkedTraderIds, unlinkedTraderLogins].map(Array.isArray), [true, true, true])
})

check('B12-2', 'a record holds its eleven fields', MADE, async (context) => {
  const { login } = await makeLinkedAccount(context)

  const record = await recordOf(context, login)

  assume(record, 'B12 lists the account')
  const { userId, uidTraderAccountId, moneyDigits, utcCreateTimestamp, subAccountOf, sharedWithUserId } = record
  const { brokerName, depositCurrency, environmentName, brokerAccountDisplayName } = record
  const integers = { userId, uidTraderAccountId, login: record.login, moneyDigits, utcCreateTimestamp }
  assert.deepEqual(
    Object.entries(integers).filter(([, value]) => !isInteger(value)),
    [],
    'five fields are integers',
  )
  assert.deepEqual([typeof brokerName, typeof depositCurrency, typeof environmentName], ['string', 'string', 'string'])
  assert.ok(
    [subAccountOf, sharedWithUserId].every((id) => id === null || isInteger(id)),
    'two fields are integers or null',
  )
  assert.ok(brokerAccountDisplayName === null || typeof brokerAccountDisplayName === 'string', 'the display name is a string or null')
})

check('B12-3', 'an account that was linked is listed with its owner', MADE, async (context) => {
  const first = await makeLinkedAccount(context)
  const second = await makeLinkedAccount(context, first)

  for (const { login, userId, uidTraderAccountId } of [first, second]) {
    const record = await recordOf(context, login)

    assert.ok(record, 'the account is listed')
    assert.deepEqual([record.login, record.userId, record.uidTraderAccountId], [login, userId, uidTraderAccountId])
  }
})

check('B12-4', 'depositCurrency and moneyDigits are those of the trading account', MADE, async (context) => {
  const { login } = await makeLinkedAccount(context)
  const trader = await context.poll(
    () => context.platform.getTrader({ path: { login } }),
    ({ status }) => status === 200,
  )
  assume(trader.status === 200, 'T2 reads the account')

  const record = await recordOf(context, login)

  assume(record, 'B12 lists the account')
  assert.deepEqual([record.depositCurrency, record.moneyDigits], [trader.body.depositCurrency, trader.body.moneyDigits])
})

check('B12-5', 'only accounts of the named environment are listed', MADE, async (context) => {
  const { platform, run, given } = context
  const { login } = await makeLinkedAccount(context)
  assume((await recordOf(context, login))?.login === login, 'the account is listed in its own environment')

  const here = await listLinks(context, { traderLogins: [login], limit: 100 })
  const elsewhere = await platform.listLinkedAccounts({
    body: { environmentName: run.word('env'), traderLogins: [login] },
    unjudged: true,
  })

  assert.deepEqual([...new Set(here.map(({ environmentName }) => environmentName))], [given.environmentName])
  assert.ok(elsewhere.status < 500, 'another environment is no reason to fail')
  assert.deepEqual(elsewhere.body.accounts ?? [], [])
})

check('B12-6', 'with userId only accounts of that user are listed', MADE, async (context) => {
  const [first, second] = [await makeLinkedAccount(context), await makeLinkedAccount(context)]

  const listed = await context.poll(
    () => listLinks(context, { userId: first.userId }),
    ({ length }) => length > 0,
  )

  assume(first.userId !== second.userId, 'two users are two')
  assert.deepEqual(idsOf(listed), [first.uidTraderAccountId])
  const ofTwo = await listLinks(context, { userId: first.userId, traderLogins: [first.login, second.login] })
  assert.deepEqual(idsOf(ofTwo), [first.uidTraderAccountId], 'the filter counts beside another one, too')
})

check('B12-7', 'with traderLogins only accounts with these logins are listed', MADE, async (context) => {
  const [first, second, third] = [await makeLinkedAccount(context), await makeLinkedAccount(context), await makeLinkedAccount(context)]
  const traderLogins = [first.login, third.login]

  const listed = await context.poll(
    () => listLinks(context, { traderLogins }),
    ({ length }) => length >= 2,
  )

  assume(new Set([first.login, second.login, third.login]).size === 3, 'three accounts have three logins')
  assert.deepEqual(new Set(listed.map(({ login }) => login)), new Set(traderLogins))
  const ofNobody = await listLinks(context, { userId: first.userId, traderLogins: [second.login] })
  assert.deepEqual(idsOf(ofNobody), [], 'the filter counts beside another one, too')
})

check('B12-8', 'with traderIds only accounts with these ids are listed', MADE, async (context) => {
  const { platform, given, run } = context
  await makeLinkedAccount(context)
  const everything = await listLinks(context, { limit: 1 })
  assume(everything.length > 0, 'without the filter accounts are listed')

  // No call tells the id of a trader, so an id that belongs to none has to prove that the filter is at work.
  const answer = await platform.listLinkedAccounts({
    body: { environmentName: given.environmentName, traderIds: [run.number()], limit: 10 },
    unjudged: true,
  })

  assert.ok(answer.status < 500, 'an unknown id is no reason to fail')
  assert.deepEqual(answer.body.accounts ?? [], [])
})

check('B12-9', 'a login that belongs to no link is named', MADE, async (context) => {
  const { platform, given, settle } = context
  const [unlinked, linked] = [await makeAccount(context), await makeLinkedAccount(context)]
  await settle()

  const { status, body } = await platform.listLinkedAccounts({
    body: { environmentName: given.environmentName, traderLogins: [unlinked.login, linked.login] },
  })

  assume(status === 200, 'B12 lists linked accounts')
  assert.deepEqual(body.unlinkedTraderLogins, [unlinked.login])
})

check('B12-10', 'an id that belongs to no link is named', async (context) => {
  const { platform, given, run } = context
  const unknown = run.number()

  const { status, body } = await platform.listLinkedAccounts({ body: { environmentName: given.environmentName, traderIds: [unknown] } })

  assume(status === 200, 'B12 lists linked accounts')
  assert.deepEqual(body.unlinkedTraderIds, [unknown])
})

check('B12-11', 'no more than limit records are listed', PAGES, async (context) => {
  const { userId } = await makeThreeLinks(context)

  const two = await listLinks(context, { userId, limit: 2 })
  const one = await listLinks(context, { userId, limit: 1 })

  const oneOfAll = await listLinks(context, { limit: 1 })

  assert.deepEqual([two.length, one.length, oneOfAll.length], [2, 1, 1])
})

check('B12-12', 'skip passes over the first records of the sorted list', PAGES, async (context) => {
  const { userId, links, ids } = await makeThreeLinks(context)

  const afterOne = await listLinks(context, { userId, skip: 1 })
  const afterTwo = await listLinks(context, { userId, skip: 2 })
  const afterAll = await listLinks(context, { userId, skip: 3 })
  const twoAfterOne = await listLinks(context, { userId, skip: 1, limit: 2 })

  assert.deepEqual([idsOf(afterOne), idsOf(afterTwo), idsOf(afterAll)], [ids.slice(1), ids.slice(2), []])
  assert.deepEqual(idsOf(twoAfterOne), ids.slice(1, 3), 'the limit counts from there')
  const times = links.map(({ utcCreateTimestamp }) => Number(utcCreateTimestamp))
  const upwards = [...times].sort((a, b) => a - b)
  assert.ok(
    [upwards, upwards.toReversed()].some((order) => String(order) === String(times)),
    'the list is sorted by utcCreateTimestamp',
  )
})

check('B12-13', 'which way the list runs', PAGES, async (context) => {
  const { observe } = context
  const owner = await makePerson(context)
  const first = await makeLinkedAccount(context, owner)
  await sleep(20)
  const second = await makeLinkedAccount(context, owner)

  const ids = idsOf(await listLinks(context, { userId: owner.userId }))

  const isAscending = ids.indexOf(first.uidTraderAccountId) < ids.indexOf(second.uidTraderAccountId)
  observe('I-11', isAscending ? 'ascending' : 'descending', { 'paging.order': isAscending ? 'ascending' : 'descending' })
  assert.ok(isAscending, 'the older one comes first')
})

check('B12-14', 'how many records are listed without limit', { lane: 'exclusive', writes: false }, async (context) => {
  const { length } = await listLinks(context, {})

  const following = await listLinks(context, { skip: length, limit: 1 })

  const isWhole = following.length === 0
  context.observe('I-11', isWhole ? `all of them, which were ${length}` : length, { ...(!isWhole && { 'accounts.defaultLimit': length }) })
  assert.ok(isWhole, 'no further record follows')
})

/** The two moments from which B12 may count (I-42): that of the user, and that of the link as the record tells it. */
async function makeDatedLink(context: PlatformContext) {
  const { platform, run } = context
  const email = run.email()
  const created = await platform.createUser({ body: { email } })
  const { userId, utcCreateTimestamp: ofUser } = created.body as { userId: number; utcCreateTimestamp?: number }
  assume(created.status < 300 && Number.isInteger(ofUser), 'B6 tells when the user was created')
  const isInSeconds = Number(ofUser) < 100_000_000_000
  await sleep(isInSeconds ? 2_100 : 20)
  const { login } = await makeLinkedAccount(context, { userId, email })
  const record = await recordOf(context, login)
  assume(record && Number.isInteger(record.utcCreateTimestamp), 'B12 tells when the account was linked')
  const isListed = async (window: { from?: number; to?: number }) =>
    (await listLinks(context, { userId, ...window })).some((link) => link.login === login)
  assume(await isListed({}), 'without a window the account is listed')
  return { moments: [...new Set([record.utcCreateTimestamp, Number(ofUser)])], isListed }
}

check('B12-15', 'from keeps what was created at that moment or later', { blockedBy: ['T1-1', 'B7-1', 'B6-1'] }, async (context) => {
  const { moments, isListed } = await makeDatedLink(context)

  const seen = []
  for (const moment of moments) seen.push([await isListed({ from: moment }), await isListed({ from: moment + 1 })])

  // From exactly one of the moments on, the account is listed up to it and no longer after it.
  assert.ok(
    seen.some(([at, later]) => at && !later),
    'the moment itself is included and the next one is not',
  )
})

check('B12-16', 'to keeps what was created before that moment', { blockedBy: ['T1-1', 'B7-1', 'B6-1'] }, async (context) => {
  const { moments, isListed } = await makeDatedLink(context)

  const seen = []
  for (const moment of moments) seen.push([await isListed({ to: moment }), await isListed({ to: moment + 1 })])

  assert.ok(
    seen.some(([at, later]) => !at && later),
    'the moment itself is excluded and the next one is not',
  )
})

check('B12-17', 'which unit the times have', MADE, async (context) => {
  const { login } = await makeLinkedAccount(context)
  const record = await recordOf(context, login)
  assume(record, 'B12 lists the account')

  const unit = record.utcCreateTimestamp < 100_000_000_000 ? 'seconds' : 'ms'

  context.observe('I-01', unit, { 'time.unit': unit })
  assert.equal(unit, 'ms')
})

check('B12-18', 'whose creation the times tell', { blockedBy: ['T1-1', 'B7-1', 'B6-1'] }, async (context) => {
  const { moments } = await makeDatedLink(context)

  const whose = moments.length === 2 ? 'link' : 'user'

  context.observe('I-42', whose, { 'accounts.createTimeOf': whose })
  assert.equal(whose, 'link')
})

check('B12-19', 'every field but environmentName can be left out', { writes: false }, async ({ platform, given }) => {
  const answer = await platform.listLinkedAccounts({ body: { environmentName: given.environmentName } })

  assert.equal(answer.status, 200)
})

check('B12-20', 'a sub-account names its main account', { ...MADE, needs: ['hooks.subAccount'] }, async (context) => {
  const owner = await makePerson(context)
  const [main, sub] = [await makeLinkedAccount(context, owner), await makeLinkedAccount(context, owner)]
  assume((await recordOf(context, sub.login))?.subAccountOf === null, 'an account of its own names none')

  const made = await context.hooks['subAccount']!({ login: main.login, subLogin: sub.login })

  assume(made.status < 300, 'the hook makes a sub-account')
  const record = await recordOf(context, sub.login, ({ subAccountOf }) => subAccountOf === main.login)
  assert.equal(record?.subAccountOf, main.login)
})

check(
  'B12-22',
  'without environmentName, or with a mistyped field, the call is refused',
  { ...MADE, lane: 'robustness' },
  async (context) => {
    const { platform, given } = context
    const { login, userId } = await makeLinkedAccount(context)
    const page = { limit: 10, skip: 0, from: 1, to: 4_000_000_000_000, traderIds: [login], traderLogins: [login], userId }
    const whole = { environmentName: given.environmentName, ...page }
    const send = (body: object) => platform.listLinkedAccounts({ malformed: true, body })
    const honest = await send(whole)
    assume(honest.status < 300, 'the complete call works')

    const incomplete = await findAccepted(leaveOut(whole, ['environmentName']), send)
    const mistyped = await findAccepted(
      [
        ...mistype(whole, {
          environmentName: 'string',
          userId: 'integer',
          limit: 'integer',
          skip: 'integer',
          from: 'integer',
          to: 'integer',
        }),
        ...mistype(whole, { traderIds: 'array', 'traderIds.0': 'integer', traderLogins: 'array', 'traderLogins.0': 'integer' }),
        ...nullify(whole, ['environmentName']),
      ],
      send,
    )

    assert.deepEqual(incomplete, [])
    assert.deepEqual(unforgiven(context, mistyped), [])
  },
)

check(
  'B12-23',
  'the bare manager token in the Authorization header is enough',
  { writes: false },
  async ({ platform, given, credentials }) => {
    const body = { environmentName: given.environmentName, limit: 1 }

    const answer = await platform.listLinkedAccounts({ body, credential: 'none', headers: { authorization: credentials['managerToken'] } })

    assert.equal(answer.status, 200)
  },
)

check('B12-24', 'without a valid manager token nothing is listed', MADE, async (context) => {
  const { platform, given } = context
  const { login } = await makeLinkedAccount(context)
  const body = { environmentName: given.environmentName, traderLogins: [login] }

  const without = await platform.listLinkedAccounts({ body, credential: 'none' })
  const invented = await platform.listLinkedAccounts({ body, credential: 'wrong' })
  const honest = await platform.listLinkedAccounts({ body })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.deepEqual([without.body.accounts, invented.body.accounts], [undefined, undefined])
})

check('B12-25', 'an unknown environmentName is refused', { writes: false }, async ({ platform, run }) => {
  const answer = await platform.listLinkedAccounts({ body: { environmentName: run.word('env') }, unjudged: true })

  assert.ok(refused(answer), 'nobody knows this environment')
})
