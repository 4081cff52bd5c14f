import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { MINUTE } from '../kit/time.ts'
import { makeAccount, newTrader } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, putAt, unforgiven } from './bad-input.ts'
import { fillDeal, someSymbol } from './deals.ts'
import { isInteger } from './people.ts'
import { isPassword, readTrader, type TraderRecord, toTimestamp } from './trader-records.ts'

const CONTACT = {
  address: '12 Harbour Street',
  city: 'Lisbon',
  countryId: 620,
  documentId: 'X-4711',
  email: 'holder@mail.example',
  phone: '+351 21 000 000',
  state: 'Lisboa',
  zipCode: '1100-001',
  introducingBroker1: 'ib-17',
  introducingBroker2: 'ib-18',
}

/** A body with every field of the trader table. */
function wholeTrader(context: PlatformContext) {
  return {
    ...newTrader(context),
    contactDetails: CONTACT,
    description: 'opened by a test',
    isLimitedRisk: true,
    lastName: 'Silva',
    limitedRiskMarginCalculationStrategy: 'ACCORDING_TO_GSL' as const,
    maxLeverage: 20_000,
    name: 'Ana',
    sendOwnStatement: true,
    sendStatementToBroker: true,
    swapFree: true,
  }
}

/** The same fields with other values, so that a constant is no echo. */
function otherTrader(context: PlatformContext) {
  const { limitedRiskMarginCalculationStrategy: _, ...whole } = wholeTrader(context)
  return {
    ...whole,
    accessRights: 'CLOSE_ONLY' as const,
    totalMarginCalculationType: 'SUM' as const,
    description: 'opened by another test',
    isLimitedRisk: false,
    lastName: 'Costa',
    leverageInCents: 5_000,
    maxLeverage: 40_000,
    name: 'Bea',
    sendOwnStatement: false,
    swapFree: false,
  }
}

/** The fields of a body that an answer tells otherwise. */
function alteredIn(told: Record<string, unknown>, body: object): Record<string, unknown> {
  const repeated = Object.entries(body).filter(([field]) => field !== 'hashedPassword' && field !== 'contactDetails')
  return Object.fromEntries(repeated.filter(([field, value]) => told[field] !== value).map(([field]) => [field, told[field]]))
}

/** Creates an account that goes away with the run. */
async function create(context: PlatformContext, body: ReturnType<typeof newTrader>) {
  const answer = await context.platform.createTrader({ body })
  if (isInteger(answer.body.login)) context.cleanup(() => context.platform.deleteTrader({ path: { login: answer.body.login } }))
  return answer
}

async function createOrStop(context: PlatformContext, wishes: Partial<ReturnType<typeof wholeTrader>>) {
  const answer = await create(context, { ...newTrader(context), ...wishes })
  assume(answer.status < 300 && isInteger(answer.body.login), 'T1 creates a trading account')
  return answer.body as unknown as TraderRecord
}

check('T1-1', 'a complete body answers 201', async (context) => {
  const answer = await create(context, wholeTrader(context))

  assert.equal(answer.status, 201)
})

check('T1-2', 'the nine required fields are enough', async (context) => {
  const answer = await create(context, newTrader(context))

  assert.equal(answer.status, 201)
})

check('T1-3', 'the answer repeats what was sent, but for the password hash', async (context) => {
  const [body, otherBody] = [wholeTrader(context), otherTrader(context)]

  const answer = await create(context, body)
  const other = await create(context, otherBody as unknown as typeof body)

  assume(answer.status < 300 && other.status < 300, 'T1 creates trading accounts')
  const stored = await readTrader(context, other.body.login)
  assert.deepEqual(alteredIn(answer.body as object as TraderRecord, body), {})
  assert.deepEqual(alteredIn(other.body as object as TraderRecord, otherBody), {})
  assert.deepEqual(alteredIn(stored, otherBody), {})
})

check('T1-4', 'all ten contact details are kept', async (context) => {
  const answer = await create(context, wholeTrader(context))

  assume(answer.status < 300 && isInteger(answer.body.login), 'T1 creates a trading account')
  const read = await readTrader(context, answer.body.login)
  const told = { ...(answer.body.contactDetails ?? {}) } as Record<string, unknown>
  const kept = { ...((read['contactDetails'] as object | null) ?? {}) } as Record<string, unknown>
  const wrong = Object.entries(CONTACT).filter(([field, value]) => told[field] !== value || kept[field] !== value)
  assert.deepEqual(Object.fromEntries(wrong), {})
})

check('T1-5', 'the password hash is not told', async (context) => {
  const body = wholeTrader(context)

  const answer = await create(context, body)

  assume(answer.status < 300, 'T1 creates a trading account')
  assert.ok(!answer.text.toLowerCase().includes(body.hashedPassword.toLowerCase()), 'the hash stands nowhere in the answer')
})

const ADDITIONAL = [
  'login',
  'bonus',
  'equity',
  'freeMargin',
  'cashEquity',
  'usedMargin',
  'nonWithdrawableBonus',
  'moneyDigits',
  'lastUpdateTimestamp',
  'registrationTimestamp',
  'minEquityDaily',
  'maxEquityDaily',
]

check('T1-6', 'the answer holds the additional fields as integers', async (context) => {
  const answer = await create(context, newTrader(context))

  assume(answer.status < 300, 'T1 creates a trading account')
  const told = answer.body as unknown as Record<string, unknown>
  assert.deepEqual(
    ADDITIONAL.filter((field) => !isInteger(told[field])),
    [],
  )
  const stored = await readTrader(context, answer.body.login)
  const lasting = ['login', 'moneyDigits', 'registrationTimestamp']
  assert.deepEqual(
    lasting.map((field) => String(told[field])),
    lasting.map((field) => String(stored[field])),
  )
})

check('T1-7', 'the login leads to the new account', async (context) => {
  const description = context.run.word('account')
  const { login } = await createOrStop(context, { description })

  const record = await readTrader(context, login)

  assert.deepEqual([record.login, record['description']], [login, description])
})

check('T1-8', 'every account has a login of its own', async (context) => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(context, newTrader(context))))

  assume(
    answers.every((answer) => answer.status < 300),
    'T1 creates trading accounts',
  )
  assert.equal(new Set(answers.map((answer) => String(answer.body.login))).size, 8)
})

check('T1-9', 'the balance is a monetary integer and is kept as it is', async (context) => {
  const created = await createOrStop(context, { balance: 1_234_512 })

  const record = await readTrader(context, created.login)

  assert.deepEqual([String(created['balance']), String(record['balance'])], ['1234512', '1234512'])
})

check('T1-10', 'the hash becomes the password', async (context) => {
  const password = context.run.password().md5
  const { login } = await createOrStop(context, { hashedPassword: password })

  const own = await isPassword(context, { login }, password)
  const other = await isPassword(context, { login }, context.run.password().md5)

  assert.deepEqual({ own, other }, { own: true, other: false })
})

check('T1-11', 'with FULL_ACCESS positions can be opened and closed', { needs: ['hooks.deal'] }, async (context) => {
  const { login } = await createOrStop(context, { balance: 100_000_000 })
  const symbolId = await someSymbol(context)

  const opened = await fillDeal(context, { login, symbolId, tradeSide: 'BUY' })
  const closed = await fillDeal(context, { login, symbolId, tradeSide: 'SELL', positionId: opened.body['positionId'] })

  assert.deepEqual([opened.status < 300, closed.status < 300], [true, true])
})

check('T1-12', 'with CLOSE_ONLY positions can be closed and none opened', { needs: ['hooks.deal'] }, async (context) => {
  const { login } = await createOrStop(context, { balance: 100_000_000 })
  const symbolId = await someSymbol(context)
  const opened = await fillDeal(context, { login, symbolId, tradeSide: 'BUY' })
  assume(opened.status < 300, 'with FULL_ACCESS a position can be opened')
  const changed = await context.platform.updateTrader({ path: { login }, body: { accessRights: 'CLOSE_ONLY' } })
  assume(changed.status < 300, 'T6 changes the rights')

  const another = await fillDeal(context, { login, symbolId, tradeSide: 'BUY' })
  const closed = await fillDeal(context, { login, symbolId, tradeSide: 'SELL', positionId: opened.body['positionId'] })

  assert.ok(refused(another), 'no position can be opened')
  assert.ok(closed.status < 300, 'the position can be closed')
})

check('T1-13', 'with NO_TRADING positions can be neither opened nor closed', { needs: ['hooks.deal'] }, async (context) => {
  const { login } = await createOrStop(context, { balance: 100_000_000 })
  const symbolId = await someSymbol(context)
  const opened = await fillDeal(context, { login, symbolId, tradeSide: 'BUY' })
  assume(opened.status < 300, 'with FULL_ACCESS a position can be opened')
  const changed = await context.platform.updateTrader({ path: { login }, body: { accessRights: 'NO_TRADING' } })
  assume(changed.status < 300, 'T6 changes the rights')

  const another = await fillDeal(context, { login, symbolId, tradeSide: 'BUY' })
  const closed = await fillDeal(context, { login, symbolId, tradeSide: 'SELL', positionId: opened.body['positionId'] })

  assert.deepEqual([refused(another), refused(closed)], [true, true])
})

check('T1-15', 'a HEDGED account holds both directions at once', { needs: ['hooks.deal'] }, async (context) => {
  const { login } = await createOrStop(context, { balance: 100_000_000, accountType: 'HEDGED' })
  const symbolId = await someSymbol(context)

  const long = await fillDeal(context, { login, symbolId, tradeSide: 'BUY' })
  const short = await fillDeal(context, { login, symbolId, tradeSide: 'SELL' })

  assume(long.status < 300 && short.status < 300, 'both deals are filled')
  assert.notEqual(String(long.body['positionId']), String(short.body['positionId']), 'the second deal has a position of its own')
})

check('T1-16', 'on a NETTED account equal and opposite deals leave no position', { needs: ['hooks.deal'] }, async (context) => {
  const { login } = await createOrStop(context, { balance: 100_000_000, accountType: 'NETTED' as 'HEDGED' })
  const symbolId = await someSymbol(context)
  const long = await fillDeal(context, { login, symbolId, tradeSide: 'BUY' })
  assume(long.status < 300, 'the first deal is filled')
  const holding = await readTrader(context, login)
  assume(BigInt(holding['usedMargin'] as number) > 0n, 'a position uses margin')

  const short = await fillDeal(context, { login, symbolId, tradeSide: 'SELL' })

  assume(short.status < 300, 'the second deal is filled')
  const flat = await readTrader(context, login, (record) => String(record['usedMargin']) === '0')
  assert.equal(String(flat['usedMargin']), '0')
})

check('T1-30', 'whether the path with a slash creates accounts', async (context) => {
  const { platform, observe } = context

  const answer = await platform.call('createTrader', {
    malformed: true,
    unjudged: true,
    rawPath: `/v2/webserv/traders/?token=${encodeURIComponent(context.credentials.managerToken)}`,
    body: newTrader(context),
  })

  const { login } = (answer.json ?? {}) as { login?: number }
  if (isInteger(login)) context.cleanup(() => platform.deleteTrader({ path: { login: login! } }))
  observe('I-32', answer.status < 300 ? 'both' : 'documented', { 'http.trailingSlash': answer.status < 300 ? 'both' : 'documented' })
})

const REQUIRED = ['accessRights', 'accountType', 'balance', 'depositCurrency', 'groupName', 'hashedPassword', 'leverageInCents']

check('T1-31', 'a missing or mistyped field creates nothing', { lane: 'robustness' }, async (context) => {
  const { platform } = context
  const whole = wholeTrader(context)
  const send = (body: object) => platform.createTrader({ malformed: true, body })
  await createOrStop(context, {})

  const incomplete = await findAccepted([...leaveOut(whole, REQUIRED), { label: 'an empty object', body: {} }], send)
  const mistyped = await findAccepted(
    [
      ...mistype(whole, { balance: 'integer', brokerName: 'string', depositCurrency: 'string', groupName: 'string' }),
      ...mistype(whole, { hashedPassword: 'string', leverageInCents: 'integer', maxLeverage: 'integer', contactDetails: 'object' }),
      ...mistype(whole, { isLimitedRisk: 'boolean', swapFree: 'boolean', sendOwnStatement: 'boolean', description: 'string' }),
      ...nullify(whole, REQUIRED),
    ],
    send,
  )

  assert.deepEqual(incomplete, [])
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('T1-32', 'unknown values of the enumerations create nothing', { lane: 'robustness' }, async (context) => {
  const { platform } = context
  const whole = wholeTrader(context)
  const send = (body: object) => platform.createTrader({ malformed: true, body })
  await createOrStop(context, {})

  const accepted = await findAccepted(
    [
      ...putAt(whole, 'accessRights', ['EVERYTHING', '']),
      ...putAt(whole, 'accountType', ['STRADDLED', '']),
      ...putAt(whole, 'totalMarginCalculationType', ['AVERAGE', '']),
      ...putAt(whole, 'limitedRiskMarginCalculationStrategy', ['ACCORDING_TO_MOOD']),
    ],
    send,
  )
  const spelled = await findAccepted(putAt(whole, 'accountType', ['hedged', ' HEDGED', 0]), send)

  assert.deepEqual(accepted, [])
  assert.deepEqual(unforgiven(context, spelled), [])
})

check('T1-33', 'whether brokerName and totalMarginCalculationType are demanded', async (context) => {
  const { platform, observe } = context
  const whole = newTrader(context)
  const send = async (field: string) => {
    const answer = await platform.createTrader({ malformed: true, unjudged: true, body: { ...whole, [field]: undefined } })
    const { login } = (answer.json ?? {}) as { login?: number }
    if (isInteger(login)) context.cleanup(() => platform.deleteTrader({ path: { login: login! } }))
    return answer
  }

  const withoutBroker = await send('brokerName')
  const withoutMargin = await send('totalMarginCalculationType')

  const isStrict = refused(withoutBroker) && refused(withoutMargin)
  observe('I-28', isStrict ? 'strict' : 'lenient', { 'traders.strictCreate': isStrict })
})

/** The logins of accounts registered since another one that have this value: what a refused creation may leave behind. */
async function findSince(context: PlatformContext, since: TraderRecord, wanted: Record<string, string>): Promise<string[]> {
  const at = Number(since['registrationTimestamp'])
  assume(at > 100_000_000_000, 'registrationTimestamp counts milliseconds')
  await context.settle()
  const query = { from: toTimestamp(at), to: toTimestamp(at + 60 * MINUTE) }
  const answer = await context.platform.listTraders({ query, unjudged: true })
  const { trader: traders = [] } = answer.body as { trader?: TraderRecord[] }
  assume(answer.status === 200 && traders.some(({ login }) => login === since.login), 'T3 lists accounts')
  const left = traders.filter((record) => Object.entries(wanted).every(([field, value]) => record[field] === value))
  return left.map(({ login }) => String(login))
}

check('T1-34', 'an unknown group creates nothing', async (context) => {
  const { platform, run } = context
  const honest = await createOrStop(context, {})
  const groupName = run.word('group')

  const answer = await platform.createTrader({ body: { ...newTrader(context), groupName } })

  assert.ok(refused(answer), 'nobody knows this group')
  assert.deepEqual(await findSince(context, honest, { groupName }), [])
})

check('T1-35', 'an unknown currency creates nothing', async (context) => {
  const { platform } = context
  const honest = await createOrStop(context, {})

  const answer = await platform.createTrader({ body: { ...newTrader(context), depositCurrency: 'QQX' } })

  assert.ok(refused(answer), 'nobody can deposit in this currency')
  assert.deepEqual(await findSince(context, honest, { depositCurrency: 'QQX' }), [])
})

check('T1-36', 'an unknown broker creates nothing', async (context) => {
  const { platform, run } = context
  const honest = await createOrStop(context, {})
  const brokerName = run.word('broker')

  const answer = await platform.createTrader({ body: { ...newTrader(context), brokerName } })

  assert.ok(refused(answer), 'nobody knows this broker')
  assert.deepEqual(await findSince(context, honest, { brokerName }), [])
})

check('T1-37', 'without a valid manager token nothing is created', async (context) => {
  const { platform } = context

  const without = await platform.createTrader({ body: newTrader(context), credential: 'none' })
  const invented = await platform.createTrader({ body: newTrader(context), credential: 'wrong' })

  await makeAccount(context)
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
})
