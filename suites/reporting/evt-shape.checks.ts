import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { NotTested } from '../kit/outcome.ts'
import { check } from '../kit/reporting.ts'
import { integer } from './amounts.ts'
import { ENTITY_EVENTS } from './documented-fields.ts'
import { creationNumber, isCutOff, readDeals } from './reconcile-deals.ts'
import { makeRecord } from './sample-records.ts'
import { tellStory } from './story.ts'
import { eventsOf, readTelling } from './told-events.ts'
import { BY_HAND, changeRecord, ONLY_BY_HAND } from './told-lists.ts'

check('EVT-1', 'every event says what kind of change it tells', async (context) => {
  const { events, damage } = await tellStory(context)
  const typed = events.filter(({ message }) => message !== 'MarginCallEvent')
  assert.equal(damage, undefined)
  if (typed.length === 0) throw new NotTested('no event was told')

  const untyped = typed.filter(({ type }) => type === undefined)

  assert.deepEqual(
    untyped.map(({ sequence, message }) => `${message} ${sequence}`),
    [],
  )
})

check('EVT-2', 'each event carries its record in field 2', BY_HAND, async (context) => {
  const wanted = context.target.capture === undefined ? ENTITY_EVENTS : []
  for (const [, entity] of wanted) await changeRecord(context, entity, 'create', makeRecord(entity, 'required'))

  const { events } = await readTelling(context)
  const told = new Set(events.map(({ message }) => message))
  const missing = wanted.filter(([message]) => !told.has(message)).map(([message]) => `${message} is not told`)
  const known = events.filter(({ message }) => ENTITY_EVENTS.some(([event]) => event === message))
  if (known.length === 0) throw new NotTested('no event with a record was told')

  const empty = known.filter(({ records }) => records.length === 0 || records.some(({ id }) => typeof id !== 'bigint'))

  assert.deepEqual([...missing, ...empty.map(({ message, sequence }) => `${message} ${sequence} carries none`)], [])
})

check('EVT-3', 'the event of two linked orders names both', async (context) => {
  const links = eventsOf(await tellStory(context), 'OCOOrdersLinkageEvent')

  const shapes = links.map(({ fields }) => fields.filter(({ wireType }) => wireType === 0).map(({ number }) => number))

  assert.deepEqual(
    shapes.filter((numbers) => ![1, 2, 3].every((number) => numbers.includes(number))),
    [],
  )
  if (context.target.capture !== undefined) return
  const [first] = links.filter(({ fields }) => fields.some(({ value }) => value === 900_001n))
  assert.deepEqual(
    first?.fields.filter(({ number }) => number > 1).map(({ number, value }) => [number, value]),
    [
      [2, 900_001n],
      [3, 900_002n],
    ],
  )
})

check('EVT-4', 'a margin call without a type announces a creation', BY_HAND, async (context) => {
  if (context.target.capture === undefined) await changeRecord(context, 'MarginCall', 'create', { thresholdId: context.run.word('m') })
  const telling = await readTelling(context)
  const seen = new Set<bigint>()

  const wrong = eventsOf(telling, 'MarginCallEvent').filter(({ type, records }) => {
    const id = integer(records[0], 'id')!
    const isNew = !seen.has(id)
    seen.add(id)
    return type === undefined && !isNew
  })

  assert.deepEqual(
    wrong.map(({ sequence }) => sequence),
    [],
  )
  if (context.target.capture !== undefined) return
  const creation = creationNumber((await tellStory(context)).events)
  const first = eventsOf(telling, 'MarginCallEvent')[0]!
  assert.ok(first.type === undefined || first.type === creation, 'the first margin call is told as a creation')
})

check('EVT-5', 'a margin call event carries its margin call', BY_HAND, async (context) => {
  if (context.target.capture === undefined) await changeRecord(context, 'MarginCall', 'create', { thresholdId: context.run.word('m') })

  const calls = eventsOf(await readTelling(context), 'MarginCallEvent')

  assert.deepEqual(
    calls.filter(({ records }) => records.length !== 1).map(({ sequence }) => sequence),
    [],
  )
})

check('EVT-6', 'the offsets of a closing deal make up the volume that it closed', async (context) => {
  const book = readDeals(await tellStory(context))
  const complete = book.closings.filter((closing) => !isCutOff(book, closing))
  if (complete.length === 0) throw new NotTested('no closing deal was told')

  const wrong = complete.filter(({ detail, offsets }) => {
    const sum = offsets.reduce((total, offset) => total + integer(offset, 'volume')!, 0n)
    return sum !== integer(detail, 'closedVolume')
  })

  assert.deepEqual(
    wrong.map(({ deal }) => `deal ${deal['id']}`),
    [],
  )
})

check('EVT-9', 'offsets are told after their deal', async (context) => {
  const book = readDeals(await tellStory(context))
  const told = book.closings.filter(({ offsetsAt }) => offsetsAt !== undefined)
  assume(told.length + book.strayOffsets.length > 0, 'offsets are told')

  // A capture may begin between a deal and its offsets.
  const early = book.strayOffsets.filter(
    (offset) => book.deals.has(integer(offset, 'closingDealId')!) || context.target.capture === undefined,
  )

  assert.deepEqual(
    early.map((offset) => `offset ${offset['id']}`),
    [],
  )
})

check('EVT-10', 'the event of a dynamic leverage profile carries the profile', ONLY_BY_HAND, async (context) => {
  const profile = makeRecord('DynamicLeverageProfile', 'all')
  const made = await changeRecord(context, 'DynamicLeverageProfile', 'create', profile)
  const { id } = made.body['record'] as { id: string }
  await changeRecord(context, 'DynamicLeverageProfile', 'update', { id, name: 'renamed' })
  await changeRecord(context, 'DynamicLeverageProfile', 'delete', { id })

  const told = eventsOf(await readTelling(context), 'DynamicLeverageProfileEvent').filter(
    ({ records }) => records[0]?.['id'] === BigInt(id),
  )

  assert.deepEqual(
    told.map(({ records }) => records[0]?.['name']),
    [profile['name'], 'renamed', 'renamed'],
  )
})
