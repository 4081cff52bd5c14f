import assert from 'node:assert/strict'
import type { operations } from '../../src/contract/generated/platform.ts'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeAccount } from './accounts.ts'
import { findAccepted, mistype, putAt, unforgiven } from './bad-input.ts'
import { bookFirst, readTrader, type TraderRecord, UNKNOWN_LOGIN } from './trader-records.ts'

const DETAILS = {
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

type Change = operations['updateTrader']['requestBody']['content']['application/json']

async function change({ platform }: PlatformContext, login: number, body: Change) {
  const answer = await platform.updateTrader({ path: { login }, body })
  assume(answer.status < 300, 'T6 changes an account')
}

/** The record once a marker has arrived, so that what was sent with it has too. */
async function changeMarked(context: PlatformContext, login: number, body: Change): Promise<TraderRecord> {
  const description = context.run.word('marker')
  await change(context, login, { ...body, description })
  return readTrader(context, login, (record) => record['description'] === description)
}

check('T6-1', 'a change of some fields answers 200 without a body', async (context) => {
  const { login } = await makeAccount(context)
  await readTrader(context, login)

  const answer = await context.platform.updateTrader({ path: { login }, body: { name: 'Ana', swapFree: true } })

  assert.equal(answer.status, 200)
  assert.ok(answer.text === '' || answer.text === '{}', 'the body is empty')
})

check('T6-2', 'each of the twelve fields can be changed', async (context) => {
  const { login } = await makeAccount(context)
  const wanted = {
    accessRights: 'NO_TRADING' as const,
    description: context.run.word('changed'),
    groupName: context.given.groupName,
    isLimitedRisk: true,
    lastName: 'Costa',
    leverageInCents: 5_000,
    maxLeverage: 40_000,
    name: 'Bea',
    sendOwnStatement: true,
    sendStatementToBroker: true,
    swapFree: true,
  }

  await change(context, login, { ...wanted, contactDetails: { city: 'Braga' } })

  const record = await readTrader(context, login, (read) => read['description'] === wanted.description)
  const wrong = Object.entries(wanted).filter(([field, value]) => record[field] !== value)
  assert.deepEqual(Object.fromEntries(wrong.map(([field]) => [field, record[field]])), {})
  assert.equal((record['contactDetails'] as { city?: string } | null)?.city, 'Braga')
  const off = { isLimitedRisk: false, sendOwnStatement: false, sendStatementToBroker: false, swapFree: false }
  const switchedOff = await changeMarked(context, login, off)
  const stillOn = Object.keys(off).filter((field) => switchedOff[field] === true)
  assert.deepEqual(stillOn, [], 'what was switched on can be switched off')
})

check('T6-3', 'all ten contact details can be changed', async (context) => {
  const { login } = await makeAccount(context)

  const record = await changeMarked(context, login, { contactDetails: DETAILS })

  const kept = (record['contactDetails'] ?? {}) as Record<string, unknown>
  const wrong = Object.entries(DETAILS).filter(([field, value]) => kept[field] !== value)
  assert.deepEqual(Object.fromEntries(wrong), {})
})

check('T6-4', 'fields that are not in the body stay', async (context) => {
  const { login } = await makeAccount(context)
  const before = await changeMarked(context, login, {
    ...{ accessRights: 'CLOSE_ONLY', contactDetails: DETAILS, isLimitedRisk: true, lastName: 'Costa', leverageInCents: 5_000 },
    ...{ maxLeverage: 40_000, name: 'Bea', sendOwnStatement: true, sendStatementToBroker: true, swapFree: true },
  } as Change)

  const after = await changeMarked(context, login, {})

  const moving = ['description', 'lastUpdateTimestamp']
  const changed = Object.keys(before).filter((field) => !moving.includes(field) && !isSame(before[field], after[field]))
  assert.deepEqual(changed, [])
  const sideBySide = [
    change(context, login, { name: 'Dora' }),
    change(context, login, { lastName: 'Reis' }),
    change(context, login, { maxLeverage: 30_000 }),
  ]
  await Promise.all(sideBySide)
  const both = await readTrader(context, login, (record) =>
    ['Dora', 'Reis', 30_000].every((value) => Object.values(record).includes(value)),
  )
  assert.deepEqual(
    [both['name'], both['lastName'], both['maxLeverage']],
    ['Dora', 'Reis', 30_000],
    'changes of different fields at one time',
  )
})

function isSame(a: unknown, b: unknown): boolean {
  const write = (value: unknown) => JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part))
  return write(a) === write(b)
}

check('T6-5', 'contact details that are not named stay', async (context) => {
  const { login } = await makeAccount(context)
  await changeMarked(context, login, { contactDetails: DETAILS })

  const record = await changeMarked(context, login, { contactDetails: { city: 'Braga' } })

  const kept = (record['contactDetails'] ?? {}) as Record<string, unknown>
  assert.deepEqual([kept['city'], kept['phone'], kept['zipCode']], ['Braga', DETAILS.phone, DETAILS.zipCode])
})

check('T6-6', 'an empty object changes nothing', async (context) => {
  const { login } = await makeAccount(context)
  const before = await changeMarked(context, login, { name: 'Bea', swapFree: true })

  const answer = await context.platform.updateTrader({ path: { login }, body: {} })

  const after = await readTrader(context, login)
  const changed = Object.keys(before).filter((field) => field !== 'lastUpdateTimestamp' && !isSame(before[field], after[field]))
  assert.equal(answer.status, 200)
  assert.deepEqual(changed, [])
})

check('T6-7', 'the balance stays', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 12.34)
  const before = await readTrader(context, account.login, (record) => String(record['balance']) !== '0')
  const description = context.run.word('marker')

  const answer = await context.platform.updateTrader({ malformed: true, path: { login: account.login }, body: { balance: 1, description } })

  await context.settle()
  const after = await readTrader(context, account.login)
  assume(answer.status < 500, 'T6 answers')
  assert.equal(String(after['balance']), String(before['balance']))
})

check('T6-8', 'accessRights go from FULL_ACCESS to CLOSE_ONLY and back', async (context) => {
  const { login } = await makeAccount(context)
  const first = await readTrader(context, login)

  const closeOnly = await changeMarked(context, login, { accessRights: 'CLOSE_ONLY' })
  const full = await changeMarked(context, login, { accessRights: 'FULL_ACCESS' })

  assert.deepEqual(
    [first, closeOnly, full].map((record) => record['accessRights']),
    ['FULL_ACCESS', 'CLOSE_ONLY', 'FULL_ACCESS'],
  )
})

check('T6-9', 'whether accessRights go from any value to any other', async (context) => {
  const { login } = await makeAccount(context)
  const steps = ['NO_LOGIN', 'NO_TRADING', 'CLOSE_ONLY', 'NO_LOGIN', 'FULL_ACCESS'] as const

  const statuses: number[] = []
  for (const accessRights of steps) statuses.push((await context.platform.updateTrader({ path: { login }, body: { accessRights } })).status)

  const refusals = steps.filter((_, index) => statuses[index]! >= 400)
  context.observe('U-22', refusals.length === 0 ? 'any to any' : `refused: ${refusals.join(', ')}`)
})

check('T6-10', 'what fields outside of the twelve do', async (context) => {
  const { login } = await makeAccount(context)

  const answer = await context.platform.updateTrader({ malformed: true, path: { login }, body: { accountType: 'NETTED', shoeSize: 44 } })

  const record = await readTrader(context, login)
  context.observe('I-21', refused(answer) ? 'refused' : record['accountType'] === 'NETTED' ? 'applied' : 'ignored')
})

check('T6-11', 'what null does', async (context) => {
  const { login } = await makeAccount(context)
  await changeMarked(context, login, { name: 'Bea' })

  const answer = await context.platform.updateTrader({ malformed: true, path: { login }, body: { name: null } })

  await context.settle()
  const record = await readTrader(context, login)
  const isUnchanged = record['name'] === 'Bea'
  context.observe('I-21', refused(answer) ? 'null refused' : isUnchanged ? 'null leaves it' : 'null clears it', {
    ...(!refused(answer) && { 'traders.nullMeansUnchanged': isUnchanged }),
  })
})

check('T6-12', 'the update moves lastUpdateTimestamp forward', { lane: 'time', needs: ['clock'], waitsMs: 2_000 }, async (context) => {
  const { login } = await makeAccount(context)
  const before = await readTrader(context, login)
  await context.time.pass(2_000)

  const after = await changeMarked(context, login, { name: 'Bea' })

  assert.ok(Number(after['lastUpdateTimestamp']) > Number(before['lastUpdateTimestamp']), 'the latest update is later than before')
})

check('T6-13', 'an unknown login is refused', async (context) => {
  const { login } = await makeAccount(context)
  await change(context, login, { name: 'Ana' })

  const answer = await context.platform.updateTrader({ path: { login: UNKNOWN_LOGIN }, body: { name: 'Eve' } })

  assert.ok(refused(answer), 'no account has this login')
})

check('T6-14', 'a mistyped field changes nothing', { lane: 'robustness' }, async (context) => {
  const { platform } = context
  const { login } = await makeAccount(context)
  await changeMarked(context, login, { name: 'Ana' })
  const right = {
    name: 'Eve',
    leverageInCents: 5_000,
    maxLeverage: 5_000,
    swapFree: true,
    contactDetails: { city: 'Braga' },
    lastName: 'E',
  }

  const mistyped = await findAccepted(
    [
      ...mistype(right, { leverageInCents: 'integer', maxLeverage: 'integer', swapFree: 'boolean' }),
      ...mistype(right, { contactDetails: 'object', lastName: 'string', 'contactDetails.city': 'string' }),
    ],
    (bad) => platform.updateTrader({ malformed: true, path: { login }, body: bad }),
  )
  const lost = await findAccepted([{ label: 'login abc', body: right }], (bad) =>
    platform.updateTrader({ malformed: true, path: { login: 'abc' }, body: bad }),
  )

  assert.deepEqual(lost, [])
  assert.deepEqual(unforgiven(context, mistyped), [])
  if (mistyped.length === 0) assert.equal((await readTrader(context, login))['name'], 'Ana')
})

check('T6-15', 'unknown accessRights change nothing', { lane: 'robustness' }, async (context) => {
  const { login } = await makeAccount(context)
  await changeMarked(context, login, { name: 'Ana' })

  const accepted = await findAccepted(putAt({ name: 'Eve' }, 'accessRights', ['EVERYTHING', 'READ_ONLY']), (bad) =>
    context.platform.updateTrader({ malformed: true, path: { login }, body: bad }),
  )

  assert.deepEqual(accepted, [])
  assert.equal((await readTrader(context, login))['name'], 'Ana')
})

check('T6-16', 'an unknown group changes nothing', async (context) => {
  const { login } = await makeAccount(context)
  await changeMarked(context, login, { name: 'Ana' })

  const answer = await context.platform.updateTrader({ path: { login }, body: { name: 'Eve', groupName: context.run.word('group') } })

  assert.ok(refused(answer), 'nobody knows this group')
  assert.equal((await readTrader(context, login))['name'], 'Ana')
})

check('T6-17', 'without a valid manager token nothing changes', async (context) => {
  const { platform } = context
  const { login } = await makeAccount(context)
  await changeMarked(context, login, { name: 'Ana' })

  const without = await platform.updateTrader({ path: { login }, body: { name: 'Eve' }, credential: 'none' })
  const invented = await platform.updateTrader({ path: { login }, body: { name: 'Eve' }, credential: 'wrong' })

  await context.settle()
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal((await readTrader(context, login))['name'], 'Ana')
})
