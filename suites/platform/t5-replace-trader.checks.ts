import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { NotApplicable } from '../kit/outcome.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { newTrader } from './accounts.ts'
import { findAccepted, mistype, putAt, unforgiven } from './bad-input.ts'
import { isInteger } from './people.ts'
import { isPassword, readTrader, UNKNOWN_LOGIN } from './trader-records.ts'

const CONTACT = { address: '1 Old Road', city: 'Porto', email: 'old@mail.example', zipCode: '4000-001' }

/** An account of which every optional field has a value. */
async function makeFull(context: PlatformContext) {
  const { platform, cleanup } = context
  const body = {
    ...newTrader(context),
    balance: 5_000,
    contactDetails: CONTACT,
    description: 'before',
    isLimitedRisk: true,
    lastName: 'Silva',
    limitedRiskMarginCalculationStrategy: 'ACCORDING_TO_GSL' as const,
    maxLeverage: 20_000,
    name: 'Ana',
    sendOwnStatement: true,
    sendStatementToBroker: true,
    swapFree: true,
  }
  const answer = await platform.createTrader({ body })
  assume(answer.status < 300 && isInteger(answer.body.login), 'T1 creates a trading account')
  const { login } = answer.body
  cleanup(() => platform.deleteTrader({ path: { login } }))
  return { login, body, hash: body.hashedPassword }
}

/** The nine required fields and nothing else; a platform may refuse that, since every parameter is mandatory. */
async function replaceByRequired(context: PlatformContext) {
  const account = await makeFull(context)
  const before = await readTrader(context, account.login)
  assume(before['name'] === 'Ana' && before['swapFree'] === true, 'T1 keeps the optional fields')
  const answer = await context.platform.replaceTrader({
    path: { login: account.login },
    body: newTrader(context, account.hash),
    unjudged: true,
  })
  if (refused(answer)) throw new NotApplicable('every parameter is mandatory here: a body of the required fields alone is refused')
  assume(answer.status < 300, 'a body of the required fields alone is taken')
  return readTrader(context, account.login, (record) => record['name'] !== 'Ana')
}

check('T5-1', 'a complete body answers 204 without a body', async (context) => {
  const { login, body } = await makeFull(context)

  const answer = await context.platform.replaceTrader({ path: { login }, body: { ...body, name: 'Bea' } })

  assert.equal(answer.status, 204)
  assert.equal(answer.text, '')
})

check('T5-2', 'every field of the body holds afterwards', async (context) => {
  const { login, body } = await makeFull(context)
  const wanted = {
    ...body,
    accessRights: 'CLOSE_ONLY' as const,
    contactDetails: { ...CONTACT, city: 'Braga', phone: '+351 25 000' },
    description: 'after',
    isLimitedRisk: false,
    lastName: 'Costa',
    leverageInCents: 5_000,
    maxLeverage: 10_000,
    name: 'Bea',
    sendOwnStatement: false,
    sendStatementToBroker: false,
    swapFree: false,
    totalMarginCalculationType: 'SUM' as const,
  }

  const answer = await context.platform.replaceTrader({ path: { login }, body: wanted })

  assume(answer.status < 300, 'T5 takes a complete body')
  const record = await readTrader(context, login, (read) => read['name'] === 'Bea')
  const { balance: _, hashedPassword: __, contactDetails, limitedRiskMarginCalculationStrategy: ___, ...plain } = wanted
  const kept = (record['contactDetails'] ?? {}) as Record<string, unknown>
  const wrong = [
    ...Object.entries(plain).filter(([field, value]) => record[field] !== value),
    ...Object.entries(contactDetails).filter(([field, value]) => kept[field] !== value),
  ]
  assert.deepEqual(Object.fromEntries(wrong), {})
})

check('T5-3', 'the hash of the body becomes the password', async (context) => {
  const { login, body, hash } = await makeFull(context)
  const renewed = context.run.password().md5
  assume(await isPassword(context, { login }, hash), 'T10 accepts the password of T1')

  const answer = await context.platform.replaceTrader({ path: { login }, body: { ...body, hashedPassword: renewed } })

  assume(answer.status < 300, 'T5 takes a complete body')
  assert.deepEqual([await isPassword(context, { login }, renewed), await isPassword(context, { login }, hash)], [true, false])
})

check('T5-4', 'the balance stays', async (context) => {
  const { login, body } = await makeFull(context)

  const answer = await context.platform.replaceTrader({ path: { login }, body: { ...body, balance: 999_999, name: 'Bea' } })

  assume(answer.status < 300, 'T5 takes a complete body')
  const record = await readTrader(context, login, (read) => read['name'] === 'Bea')
  assert.equal(String(record['balance']), '5000')
})

check('T5-5', 'texts that are not specified are null', async (context) => {
  const record = await replaceByRequired(context)

  const texts = ['description', 'lastName', 'name'].map((field) => record[field] ?? null)
  assert.deepEqual(texts, [null, null, null])
})

check('T5-6', 'contact details that are not specified are null', async (context) => {
  const record = await replaceByRequired(context)

  const left = Object.values((record['contactDetails'] ?? {}) as object).filter((value) => value !== null && value !== '')
  assert.deepEqual(left, [])
})

check('T5-7', 'flags that are not specified are off', async (context) => {
  const record = await replaceByRequired(context)

  const flags = ['isLimitedRisk', 'sendOwnStatement', 'sendStatementToBroker', 'swapFree']
  assert.deepEqual(
    flags.filter((field) => record[field] === true),
    [],
  )
})

check('T5-8', 'maxLeverage and the limited-risk strategy are reset', async (context) => {
  const record = await replaceByRequired(context)

  assert.notEqual(String(record['maxLeverage']), '20000')
  assert.notEqual(record['limitedRiskMarginCalculationStrategy'], 'ACCORDING_TO_GSL')
})

check('T5-12', 'what a body that leaves parameters out gets', async (context) => {
  const { login, hash } = await makeFull(context)

  const answer = await context.platform.replaceTrader({ path: { login }, body: newTrader(context, hash), unjudged: true })

  context.observe('I-20', answer.status < 300 ? 'null or default' : answer.status, { 'traders.strictPut': refused(answer) })
})

check('T5-13', 'the update moves lastUpdateTimestamp forward', { lane: 'time', needs: ['clock'], waitsMs: 2_000 }, async (context) => {
  const { login, body } = await makeFull(context)
  const before = await readTrader(context, login)
  await context.time.pass(2_000)

  const answer = await context.platform.replaceTrader({ path: { login }, body: { ...body, name: 'Bea' } })

  assume(answer.status < 300, 'T5 takes a complete body')
  const after = await readTrader(context, login, (read) => read['name'] === 'Bea')
  assert.ok(Number(after['lastUpdateTimestamp']) > Number(before['lastUpdateTimestamp']), 'the latest update is later than before')
})

check('T5-14', 'an unknown login is refused', async (context) => {
  const { login, body } = await makeFull(context)
  const known = await context.platform.replaceTrader({ path: { login }, body })

  const answer = await context.platform.replaceTrader({ path: { login: UNKNOWN_LOGIN }, body })

  assume(known.status < 300, 'a known login is updated')
  assert.ok(refused(answer), 'no account has this login')
})

check('T5-15', 'a mistyped field changes nothing', { lane: 'robustness' }, async (context) => {
  const { platform } = context
  const { login, body } = await makeFull(context)
  const send = (bad: object) => platform.replaceTrader({ malformed: true, path: { login }, body: bad })

  const mistyped = await findAccepted(
    [
      ...mistype({ ...body, name: 'Eve' }, { leverageInCents: 'integer', maxLeverage: 'integer', contactDetails: 'object' }),
      ...mistype({ ...body, name: 'Eve' }, { swapFree: 'boolean', groupName: 'string', hashedPassword: 'string' }),
    ],
    send,
  )
  const lost = await findAccepted([{ label: 'login abc', body }], (bad) =>
    platform.replaceTrader({ malformed: true, path: { login: 'abc' }, body: bad }),
  )

  assert.deepEqual(lost, [])
  assert.deepEqual(unforgiven(context, mistyped), [])
  if (mistyped.length === 0) assert.equal((await readTrader(context, login))['name'], 'Ana')
})

check('T5-16', 'unknown values of the enumerations change nothing', { lane: 'robustness' }, async (context) => {
  const { platform } = context
  const { login, body } = await makeFull(context)
  const whole = { ...body, name: 'Eve' }

  const accepted = await findAccepted(
    [
      ...putAt(whole, 'accessRights', ['EVERYTHING']),
      ...putAt(whole, 'accountType', ['STRADDLED']),
      ...putAt(whole, 'totalMarginCalculationType', ['AVERAGE']),
      ...putAt(whole, 'limitedRiskMarginCalculationStrategy', ['ACCORDING_TO_MOOD']),
    ],
    (bad) => platform.replaceTrader({ malformed: true, path: { login }, body: bad }),
  )

  assert.deepEqual(accepted, [])
  assert.equal((await readTrader(context, login))['name'], 'Ana')
})

check('T5-17', 'an unknown group changes nothing', async (context) => {
  const { login, body } = await makeFull(context)

  const answer = await context.platform.replaceTrader({
    path: { login },
    body: { ...body, groupName: context.run.word('group'), name: 'Eve' },
  })

  assert.ok(refused(answer), 'nobody knows this group')
  assert.equal((await readTrader(context, login))['name'], 'Ana')
})

check('T5-18', 'an unknown currency changes nothing', async (context) => {
  const { login, body } = await makeFull(context)

  const answer = await context.platform.replaceTrader({ path: { login }, body: { ...body, depositCurrency: 'QQX', name: 'Eve' } })

  assert.ok(refused(answer), 'nobody can deposit in this currency')
  assert.equal((await readTrader(context, login))['name'], 'Ana')
})

check('T5-19', 'an unknown broker changes nothing', async (context) => {
  const { login, body } = await makeFull(context)

  const answer = await context.platform.replaceTrader({
    path: { login },
    body: { ...body, brokerName: context.run.word('broker'), name: 'Eve' },
  })

  assert.ok(refused(answer), 'nobody knows this broker')
  assert.equal((await readTrader(context, login))['name'], 'Ana')
})

check('T5-20', 'without a valid manager token nothing changes', async (context) => {
  const { platform } = context
  const { login, body } = await makeFull(context)
  const changed = { ...body, name: 'Eve' }

  const without = await platform.replaceTrader({ path: { login }, body: changed, credential: 'none' })
  const invented = await platform.replaceTrader({ path: { login }, body: changed, credential: 'wrong' })
  await context.settle()
  const record = await readTrader(context, login)
  const honest = await platform.replaceTrader({ path: { login }, body: changed })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(record['name'], 'Ana')
})
