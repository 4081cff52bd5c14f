import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { NotTested } from '../kit/outcome.ts'
import { check, type ReportingContext } from '../kit/reporting.ts'
import { openAccount, pay } from './accounts.ts'
import type { Told } from './decode-record.ts'
import { creationNumber } from './reconcile-deals.ts'
import { makeRecord } from './sample-records.ts'
import { tellStory } from './story.ts'
import { readTelling, type Telling, type ToldEvent } from './told-events.ts'
import { BY_HAND, changeRecord, findRecord, ONLY_BY_HAND } from './told-lists.ts'

/** The events about one record, oldest first. */
function about({ events }: Telling, message: string, id: bigint | number): ToldEvent[] {
  return events.filter((event) => event.message === message && event.records.some((record) => record['id'] === BigInt(id)))
}

/** An account that is made, changed and deleted: the events that tell of it. */
async function liveShortly(context: ReportingContext): Promise<ToldEvent[]> {
  const { login } = await openAccount(context)
  const changed = await context.platform.updateTrader({ path: { login }, body: { description: 'changed' } })
  const deleted = await context.platform.deleteTrader({ path: { login } })
  assume(changed.status < 300 && deleted.status < 300, 'T6 changes and T7 deletes an account')
  return about(await readTelling(context), 'TraderEvent', login)
}

/** The types of the events of a record that is made, changed and deleted by hand: no open point keeps them silent. */
async function changeThrice(context: ReportingContext, entity: string): Promise<(number | undefined)[]> {
  const made = await changeRecord(context, entity, 'create', makeRecord(entity, 'required'))
  const { id } = made.body['record'] as { id: string }
  await changeRecord(context, entity, 'update', { id })
  await changeRecord(context, entity, 'delete', { id })
  return about(await readTelling(context), `${entity}Event`, BigInt(id)).map(({ type }) => type)
}

check('EVT-7', 'creations, changes and deletions are told apart, and nothing is told after a deletion', BY_HAND, async (context) => {
  const telling = await tellStory(context)
  const own = context.target.capture === undefined ? await changeThrice(context, 'Holiday') : undefined
  const numbers = [...new Set(telling.events.flatMap(({ type }) => type ?? []))].sort((a, b) => a - b)
  if (!own && numbers.length < 3) throw new NotTested('the capture does not hold all three kinds of change')

  // All comparable schemas number creations, changes and deletions in this order.
  const deletion = own ? own.at(-1) : numbers[2]
  const gone = new Set<string>()
  const risen = telling.events.filter(({ message, type, records }) => {
    const key = `${message} ${records[0]?.['id']}`
    const isRisen = gone.has(key) && type !== creationNumber(telling.events)
    if (type === deletion && records.length === 1) gone.add(key)
    else if (!isRisen) gone.delete(key)
    return isRisen
  })

  assert.deepEqual(
    risen.map(({ sequence, message }) => `${message} ${sequence}`),
    [],
  )
  if (own) assert.deepEqual({ told: own.length, different: new Set(own).size }, { told: 3, different: 3 })
})

check('EVT-8', 'the three numbers mean the same in all events', ONLY_BY_HAND, async (context) => {
  const expected = await changeThrice(context, 'Holiday')
  assume(expected.length === 3, 'a holiday is created, changed and deleted')
  const wrong: string[] = []

  for (const entity of ['DynamicLeverageProfile', 'Asset', 'GSLScheduleProfile', 'TraderGroup']) {
    const types = await changeThrice(context, entity)
    // Some platforms tell a deletion as a change of a record that is marked as deleted.
    const isAlike = [expected, [...expected.slice(0, 2), expected[1]]].some((alike) => alike.join() === types.join())
    if (!isAlike) wrong.push(`${entity}: ${types.join(', ')}`)
  }

  assert.deepEqual(wrong, [])
  assert.equal(new Set(expected).size, 3)
})

check('EVT-12', 'the record of the last event is the one that the list shows', { needs: ['live'] }, async (context) => {
  const account = await openAccount(context)
  const payment = await pay(context, account, 'DEPOSIT', 77)
  const telling = await readTelling(context)
  const last = (message: string, id: bigint | number) => about(telling, message, id).at(-1)?.records[0]

  const told = [last('TraderEvent', account.login), last('BalanceHistoryEvent', payment)]

  assume(
    told.every((record) => record !== undefined),
    'account and payment are announced',
  )
  const listed = [await findRecord(context, 'Trader', account.login), await findRecord(context, 'BalanceHistory', payment)]
  assert.deepEqual(told, listed as Told[])
})

check('EVT-13', 'a payment is announced once, as a creation', { needs: ['live'] }, async (context) => {
  const account = await openAccount(context)
  const [creation] = about(await readTelling(context), 'TraderEvent', account.login)
  const payment = await pay(context, account, 'DEPOSIT', 3)

  const told = about(await readTelling(context), 'BalanceHistoryEvent', payment)

  assert.deepEqual(
    told.map(({ type }) => type),
    [creation?.type],
  )
})

check('EVT-14', 'a payment that is refused is not announced', { needs: ['live'] }, async (context) => {
  const account = await openAccount(context)
  const { login } = account
  await pay(context, account, 'DEPOSIT', 1)
  const count = async () => {
    const { events } = await readTelling(context)
    return events.filter(({ records }) => records.some((record) => record['traderId'] === BigInt(login))).length
  }
  const before = await count()
  const refusal = await context.platform.changeBalance({ path: { login }, body: { login, type: 'WITHDRAW', preciseAmount: 1000 } })
  assume(refused(refusal) && before > 0, 'a deposit is announced, and more than there is is refused')

  assert.equal(await count(), before)
})

check('EVT-15', 'an account is announced when it is made and when it is deleted', { needs: ['live'] }, async (context) => {
  const told = await liveShortly(context)

  const types = told.map(({ type }) => type)
  assert.equal(types.length, 3)
  assert.notEqual(types[0], types.at(-1))
})

check('EVT-16', 'the numbers of the three kinds of change', { needs: ['live'] }, async (context) => {
  const types = (await liveShortly(context)).map(({ type }) => type)

  context.observe('U-60', types, { 'reporting.domainEventNumbers': types })
  assert.equal(new Set(types).size, 3)
})

check('EVT-17', 'sequence numbers rise by one', async (context) => {
  const { events } = await tellStory(context)
  assume(events.length > 1, 'several events are told')

  const gaps = events.filter(({ sequence }, index) => index > 0 && sequence !== events[index - 1]!.sequence + 1n)

  assert.deepEqual(
    gaps.map(({ sequence }) => sequence),
    [],
  )
})
