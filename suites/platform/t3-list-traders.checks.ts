import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { MINUTE } from '../kit/time.ts'
import { makeAccount } from './accounts.ts'
import { findAccepted, unforgiven } from './bad-input.ts'
import { fillDeal, someSymbol } from './deals.ts'
import { isInteger } from './people.ts'
import { bookFirst, DOCUMENTED_FIELDS, readTrader, type TraderRecord, toTimestamp } from './trader-records.ts'

type Filter = Record<string, string | number | boolean>

/** Lists the accounts that were registered in a window. */
async function list({ platform }: PlatformContext, from: number, to: number, filter: Filter = {}) {
  const answer = await platform.listTraders({ query: { from: toTimestamp(from), to: toTimestamp(to), ...filter } })
  return answer as Answer<{ trader?: TraderRecord[]; hasMore?: boolean }>
}

async function listLogins(context: PlatformContext, from: number, to: number, filter: Filter = {}): Promise<string[]> {
  const answer = await list(context, from, to, filter)
  assume(answer.status === 200 && Array.isArray(answer.body.trader), 'T3 lists accounts')
  return answer.body.trader.map((record) => String(record.login))
}

interface Registered {
  login: number
  at: number
}

/** An account with the millisecond of its registration. */
async function register(context: PlatformContext): Promise<Registered> {
  const { login } = await makeAccount(context)
  const record = await readTrader(context, login)
  const at = Number(record['registrationTimestamp'])
  assume(at > 100_000_000_000, 'registrationTimestamp counts milliseconds')
  await context.poll(
    () => listLogins(context, at, at + 1),
    (logins) => logins.includes(String(login)),
  )
  return { login, at }
}

/** An account with money and a deal, and one that never dealt, in one window. */
async function dealt(context: PlatformContext) {
  const [busy, idle] = [await register(context), await register(context)]
  await bookFirst(context, busy, 'DEPOSIT', 1_000_000)
  const deal = await fillDeal(context, { login: busy.login, symbolId: await someSymbol(context), tradeSide: 'BUY' })
  assume(deal.status < 300, 'the hook fills a deal')
  return { busy, idle, deal: deal.body, from: busy.at, to: idle.at + 1 }
}

check('T3-1', 'from and to alone are enough', async (context) => {
  const { login, at } = await register(context)

  const answer = await list(context, at, at + 1)

  assert.equal(answer.status, 200)
  assert.ok(
    answer.body.trader?.some((record) => record.login === login),
    'the account stands in the array trader',
  )
})

check('T3-2', 'hasMore is always there', async (context) => {
  const { at } = await register(context)

  const some = await list(context, at, at + 1)
  const none = await list(context, Date.UTC(1990, 0, 1), Date.UTC(1990, 0, 2))
  const chosen = await list(context, at, at + 1, { fields: 'login' })

  assert.deepEqual(
    [some, none, chosen].map((answer) => typeof answer.body.hasMore),
    ['boolean', 'boolean', 'boolean'],
  )
})

check('T3-3', 'from is inclusive', async (context) => {
  const { login, at } = await register(context)

  const exactly = await listLogins(context, at, at + MINUTE)
  const later = await listLogins(context, at + 1, at + MINUTE)

  assert.deepEqual([exactly.includes(String(login)), later.includes(String(login))], [true, false])
})

check('T3-4', 'to is exclusive', async (context) => {
  const { login, at } = await register(context)

  const exactly = await listLogins(context, at - MINUTE, at)
  const later = await listLogins(context, at - MINUTE, at + 1)

  assert.deepEqual([exactly.includes(String(login)), later.includes(String(login))], [false, true])
})

check('T3-5', 'the timestamps are read as UTC', async (context) => {
  const { login, at } = await register(context)
  const halfAnHour = 30 * MINUTE

  const around = await listLogins(context, at - 10 * MINUTE, at + 10 * MINUTE)
  const before = await listLogins(context, at - 24 * halfAnHour, at - halfAnHour)
  const after = await listLogins(context, at + halfAnHour, at + 24 * halfAnHour)

  assert.deepEqual(
    [around, before, after].map((logins) => logins.includes(String(login))),
    [true, false, false],
  )
})

check('T3-6', 'without fields the records are whole', async (context) => {
  const { login, at } = await register(context)
  const alone = await readTrader(context, login)

  const answer = await list(context, at, at + 1)

  const listed = answer.body.trader?.find((record) => record.login === login)
  assume(listed !== undefined, 'the account is listed')
  const missing = Object.keys(alone).filter((field) => alone[field] !== null && !(field in listed))
  assert.deepEqual(missing, [])
})

/** The documented fields that some of these records hold, in order. */
function documented(records: object[]): string[] {
  const held = new Set(records.flatMap((record) => Object.keys(record)))
  return DOCUMENTED_FIELDS.filter((field) => held.has(field))
}

check('T3-7', 'with fields the records hold nothing else', async (context) => {
  const { login, at } = await register(context)
  const alone = await readTrader(context, login)

  const answer = await list(context, at, at + 1, { fields: 'login,brokerName,balance' })

  const listed = answer.body.trader?.find((record) => record.login === login)
  assume(listed !== undefined, 'the account is listed')
  assert.deepEqual(documented([listed]), ['balance', 'brokerName', 'login'])
  assert.deepEqual([listed['brokerName'], String(listed['balance'])], [alone['brokerName'], String(alone['balance'])])
  const single = await list(context, at, at + 1, { fields: 'groupName' })
  assert.deepEqual(documented(single.body.trader ?? []), ['groupName'], 'a single field that is not the login')
})

check('T3-8', 'what an unknown name in fields does', async (context) => {
  const { at } = await register(context)

  const answer = await list(context, at, at + 1, { fields: 'login,shoeSize' })

  context.observe('I-19', refused(answer) ? 'unknown field refused' : 'unknown field ignored')
})

check('T3-9', 'hasOpenPositions true lists accounts with positions only', { needs: ['hooks.deal'] }, async (context) => {
  const { busy, idle, from, to } = await dealt(context)

  const logins = await listLogins(context, from, to, { hasOpenPositions: true })

  assert.deepEqual(
    [busy, idle].map(({ login }) => logins.includes(String(login))),
    [true, false],
  )
})

check('T3-10', 'hasOpenPositions false lists accounts without positions only', { needs: ['hooks.deal'] }, async (context) => {
  const { busy, idle, from, to } = await dealt(context)

  const logins = await listLogins(context, from, to, { hasOpenPositions: false })

  assert.deepEqual(
    [busy, idle].map(({ login }) => logins.includes(String(login))),
    [false, true],
  )
})

check('T3-11', 'without hasOpenPositions both are listed', { needs: ['hooks.deal'] }, async (context) => {
  const { busy, idle, from, to } = await dealt(context)

  const logins = await listLogins(context, from, to)

  assert.deepEqual(
    [busy, idle].map(({ login }) => logins.includes(String(login))),
    [true, true],
  )
})

check('T3-12', 'groupId lists the accounts of that group only', { needs: ['given.groupId'] }, async (context) => {
  const { login, at } = await register(context)
  const { groupId } = context.given

  const inGroup = await listLogins(context, at, at + 1, { groupId })
  const elsewhere = await list(context, at, at + 1, { groupId: Number(groupId) + 7_654_321 })

  assert.ok(inGroup.includes(String(login)), 'the account is in its group')
  assert.ok(!elsewhere.body.trader?.some((record) => record.login === login), 'the account is in no other group')
})

/** The time of a deal, in milliseconds, where the hook tells it. */
function timeOf(deal: Record<string, unknown>): number {
  const at = Number(deal['executionTimestamp'] ?? deal['createTimestamp'])
  assume(at > 100_000_000_000, 'the hook tells when the deal was filled')
  return at
}

check('T3-13', 'fromLastDealTimestamp is inclusive', { needs: ['hooks.deal'] }, async (context) => {
  const { busy, deal, from, to } = await dealt(context)
  const at = timeOf(deal)
  const until = toTimestamp(at + MINUTE)

  const exactly = await listLogins(context, from, to, { fromLastDealTimestamp: toTimestamp(at), toLastDealTimestamp: until })
  const later = await listLogins(context, from, to, { fromLastDealTimestamp: toTimestamp(at + 1), toLastDealTimestamp: until })

  assert.deepEqual(
    [exactly, later].map((logins) => logins.includes(String(busy.login))),
    [true, false],
  )
})

check('T3-14', 'toLastDealTimestamp is exclusive', { needs: ['hooks.deal'] }, async (context) => {
  const { busy, deal, from, to } = await dealt(context)
  const at = timeOf(deal)
  const since = toTimestamp(at - MINUTE)

  const exactly = await listLogins(context, from, to, { fromLastDealTimestamp: since, toLastDealTimestamp: toTimestamp(at) })
  const later = await listLogins(context, from, to, { fromLastDealTimestamp: since, toLastDealTimestamp: toTimestamp(at + 1) })

  assert.deepEqual(
    [exactly, later].map((logins) => logins.includes(String(busy.login))),
    [false, true],
  )
})

check('T3-15', 'with the last-deal filter an account that never dealt is left out', { needs: ['hooks.deal'] }, async (context) => {
  const { busy, idle, deal, from, to } = await dealt(context)
  const at = timeOf(deal)

  const logins = await listLogins(context, from, to, {
    fromLastDealTimestamp: toTimestamp(at - MINUTE),
    toLastDealTimestamp: toTimestamp(at + MINUTE),
  })

  assume(logins.includes(String(busy.login)), 'the account that dealt is listed')
  assert.ok(!logins.includes(String(idle.login)), 'the account that never dealt is not')
})

check('T3-16', 'a chunk holds at most 100000 accounts', { lane: 'exclusive' }, async (context) => {
  const { isSimulator } = context.target
  const from = isSimulator ? (await registerThree(context))[0]!.at : Date.UTC(2000, 0, 1)

  const plain = await countBeyond(context, from, 100_000)

  assert.equal(plain, 0)
  if (!isSimulator) return
  await withChunks(context, 2, async () => assert.equal(await countBeyond(context, from, 2), 0, 'nor more than two in chunks of two'))
})

/** How many accounts an answer holds beyond its limit, but for those that share the last millisecond. */
async function countBeyond(context: PlatformContext, from: number, limit: number): Promise<number> {
  const answer = await list(context, from, Date.UTC(2099, 0, 1), { fields: 'login,registrationTimestamp' })
  assume(answer.status === 200 && Array.isArray(answer.body.trader), 'T3 lists accounts')
  const times = answer.body.trader.map((record) => Number(record['registrationTimestamp'])).sort((a, b) => b - a)
  const last = times[limit - 1]
  return times.slice(limit).filter((time) => time !== last).length
}

/** Three accounts in one window; on the simulator in chunks of two, so that paging shows. */
async function registerThree(context: PlatformContext): Promise<Registered[]> {
  const made = []
  for (let index = 0; index < 3; index++) {
    made.push(await register(context))
    await new Promise((later) => setTimeout(later, 3))
  }
  assume(new Set(made.map(({ at }) => at)).size === 3, 'the accounts are registered at different times')
  return made
}

check('T3-17', 'hasMore is true while more accounts match', { lane: 'exclusive', needs: ['simulator'] }, async (context) => {
  const [first, , last] = (await registerThree(context)) as [Registered, Registered, Registered]
  await withChunks(context, 2, async () => {
    const answer = await list(context, first.at, last.at + 1)

    assert.equal(answer.body.hasMore, true)
  })
})

check('T3-18', 'hasMore is false when nothing is left', async (context) => {
  const { at } = await register(context)

  const answer = await list(context, at, at + 1)

  assert.equal(answer.body.hasMore, false)
})

check('T3-19', 'paging by the earliest received time loses nobody', { lane: 'exclusive', needs: ['simulator'] }, async (context) => {
  const made = (await registerThree(context)) as [Registered, Registered, Registered]
  const received = new Set<string>()
  await withChunks(context, 2, async () => {
    let to = made[2].at + 1
    for (let page = 0; page < 20; page++) {
      const { body } = await list(context, made[0].at, to)
      for (const record of body.trader ?? []) received.add(String(record.login))
      if (body.hasMore !== true) break
      to = Math.min(...(body.trader ?? []).map((record) => Number(record['registrationTimestamp']))) + 1
    }
  })

  assert.deepEqual(
    made.filter(({ login }) => !received.has(String(login))),
    [],
  )
})

/** Plays a platform with small chunks for as long as the work takes. */
async function withChunks(context: PlatformContext, size: number, work: () => Promise<void>): Promise<void> {
  const before = await context.world('GET', '/dialect')
  const answers = before.json as Record<string, unknown>
  const small = await context.world('PUT', '/dialect', { body: { ...answers, 'paging.t3Chunk': size } })
  assume(small.status === 200, 'the simulator plays small chunks')
  try {
    await work()
  } finally {
    await context.world('PUT', '/dialect', { body: answers })
  }
}

check('T3-20', 'in which order accounts are listed', async (context) => {
  const made = await registerThree(context)

  const logins = await listLogins(context, made[0]!.at, made[2]!.at + 1)

  const places = made.map(({ login }) => logins.indexOf(String(login)))
  const order = places[0]! < places[2]! ? 'oldest' : 'newest'
  context.observe('I-18', order, { 'traders.order': order })
})

check('T3-22', 'what a window that ends before it begins gives', async (context) => {
  const { at } = await register(context)

  const answer = await list(context, at + MINUTE, at - MINUTE)

  context.observe('I-19', refused(answer) ? 'refused' : `${answer.body.trader?.length} accounts`)
})

check('T3-23', 'whether the path without a slash lists accounts', { writes: false }, async (context) => {
  const { platform, credentials } = context
  const window = `from=${toTimestamp(Date.UTC(1990, 0, 1))}&to=${toTimestamp(Date.UTC(1990, 0, 2))}`

  const answer = await platform.call('listTraders', {
    malformed: true,
    unjudged: true,
    rawPath: `/v2/webserv/traders?${window}&token=${encodeURIComponent(credentials.managerToken)}`,
  })

  const served = answer.status === 200 ? 'both' : 'documented'
  context.observe('I-32', served, { 'http.trailingSlash': served })
})

const DAY_OF_1990 = { from: '1990-01-01T00:00:00.000', to: '1990-01-02T00:00:00.000' }

function tryQueries({ platform }: PlatformContext, queries: Record<string, string>[]) {
  const cases = queries.map((query) => ({ label: new URLSearchParams(query).toString() || 'no query', body: query }))
  return findAccepted(cases, (query) => platform.listTraders({ malformed: true, query: query as Record<string, string> }))
}

check('T3-24', 'a missing bound or a filter of another type is refused', { lane: 'robustness', writes: false }, async (context) => {
  const honest = await context.platform.listTraders({ query: DAY_OF_1990 })

  const accepted = await tryQueries(context, [{}, { from: DAY_OF_1990.from }, { to: DAY_OF_1990.to }])
  const mistyped = await tryQueries(context, [
    { ...DAY_OF_1990, groupId: 'first' },
    { ...DAY_OF_1990, groupId: '1.5' },
    { ...DAY_OF_1990, hasOpenPositions: 'perhaps' },
  ])

  assume(honest.status === 200, 'a whole query is answered')
  assert.deepEqual(accepted, [])
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('T3-25', 'a time in another form, or of no day, is refused', { lane: 'robustness', writes: false }, async (context) => {
  const honest = await context.platform.listTraders({ query: DAY_OF_1990 })
  const times = [
    ...['1990-02-30T00:00:00.000', '1990-13-01T00:00:00.000', '1990-01-01T25:00:00.000', '1990-01-01T00:61:00.000'],
    ...['1990-01-01', 'yesterday', '', '1990-01-01UTC00:00:00.000', '631152000000'],
  ]
  const zoned = ['1990-01-01T00:00:00.000Z', '1990-01-01T00:00:00.000+02:00', '1990-01-01T00:00:00', '1990-01-01T00:00:00.0000']

  const accepted = await tryQueries(
    context,
    times.map((from) => ({ ...DAY_OF_1990, from })),
  )
  const tolerated = await tryQueries(
    context,
    zoned.map((from) => ({ ...DAY_OF_1990, from })),
  )

  assume(honest.status === 200, 'a whole query is answered')
  assert.deepEqual(accepted, [])
  assert.deepEqual(unforgiven(context, tolerated), [])
})

check('T3-26', 'the last-deal bounds come together', { lane: 'robustness', writes: false }, async (context) => {
  const { platform } = context
  const both = { fromLastDealTimestamp: DAY_OF_1990.from, toLastDealTimestamp: DAY_OF_1990.to }
  const honest = await platform.listTraders({ query: { ...DAY_OF_1990, ...both } })

  const accepted = await tryQueries(context, [
    { ...DAY_OF_1990, fromLastDealTimestamp: both.fromLastDealTimestamp },
    { ...DAY_OF_1990, toLastDealTimestamp: both.toLastDealTimestamp },
    { ...DAY_OF_1990, ...both, toLastDealTimestamp: 'tomorrow' },
  ])

  assume(honest.status === 200, 'both bounds together are taken')
  assert.deepEqual(accepted, [])
})

check('T3-27', 'without a valid manager token nothing is told', { writes: false }, async ({ platform }) => {
  const without = await platform.listTraders({ query: DAY_OF_1990, credential: 'none' })
  const invented = await platform.listTraders({ query: DAY_OF_1990, credential: 'wrong' })
  const honest = await platform.listTraders({ query: DAY_OF_1990 })

  assume(honest.status === 200 && isInteger(honest.status), 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
})
