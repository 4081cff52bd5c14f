import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/reporting.ts'
import { decodeRecord, type Problems } from './decode-record.ts'
import { ENTITIES, LISTS } from './documented-fields.ts'
import { makeRecord } from './sample-records.ts'
import { tellStory } from './story.ts'
import { changeRecord, findRecord, ONLY_BY_HAND, readListFields } from './told-lists.ts'

check('REP-1', 'a list is one repeated field with the number 1', { needs: ['live'], writes: false }, async (context) => {
  const wrong: string[] = []

  for (const [list] of LISTS) {
    const fields = await readListFields(context, list, { size: 50 })
    const others = fields.filter(({ number, wireType }) => number !== 1 || wireType !== 2)
    wrong.push(...others.map(({ number }) => `${list} holds a field ${number}`))
  }

  assert.deepEqual(wrong, [])
})

check('REP-2', 'each kind of record has its list, with its records in it', ONLY_BY_HAND, async (context) => {
  const wrong: string[] = []

  for (const [list, entity] of LISTS) {
    const made = await changeRecord(context, entity, 'create', makeRecord(entity, 'required'))
    const { id } = made.body['record'] as { id: string }
    const record = await findRecord(context, entity, BigInt(id))
    if (!record) wrong.push(`${list} does not hold ${entity} ${id}`)
  }

  assert.deepEqual(wrong, [])
})

check('REP-15', 'every record carries its id', async (context) => {
  const telling = await tellStory(context)
  const records = telling.events.flatMap(({ message, records }) => records.map((record) => ({ message, record })))
  assume(records.length > 0, 'records are told')

  const without = records.filter(({ record }) => typeof record['id'] !== 'bigint').map(({ message }) => message)
  const details = records.flatMap(({ record }) => (record['closePositionDetail'] ? [record['closePositionDetail']] : []))
  const withoutDeal = details.filter((detail) => typeof (detail as { dealId?: unknown }).dealId !== 'bigint')

  assert.deepEqual([...new Set(without), ...withoutDeal], [])
})

check('REP-16', 'an offset of deals carries all of its six fields', async (context) => {
  const { events } = await tellStory(context)
  const told = events.filter(({ message }) => message === 'DealOffsetsEvent')
  assume(told.length > 0, 'an offset is told')

  assert.deepEqual(
    told.flatMap(({ problems }) => problems),
    [],
  )
})

check('REP-17', 'a dynamic leverage profile has a name, its tiers a volume and a leverage', ONLY_BY_HAND, async (context) => {
  await changeRecord(context, 'DynamicLeverageProfile', 'create', makeRecord('DynamicLeverageProfile', 'all'))
  const problems: Problems = []

  const fields = await readListFields(context, 'dynamicLeverageProfiles')
  const profiles = fields.map(({ value }) => decodeRecord('DynamicLeverageProfile', value as Buffer, problems))

  const required = ENTITIES['DynamicLeverageProfile']!.filter(([, , , isRequired]) => isRequired).map(([, name]) => name)
  assert.deepEqual(required, ['id', 'name'])
  assume(
    profiles.some((profile) => (profile['tiers'] as unknown[] | undefined)?.length),
    'a profile has tiers',
  )
  assert.deepEqual(problems, [])
})
