import { describe, expect, it } from 'vitest'
import { setReportingRecord } from '../operations/k41-set-reporting-record.ts'
import { ask, makeWorld } from '../testing/make-world.ts'
import { CONFIGURATION } from './configuration.ts'
import { ENTITIES, type Entity, type EntityName } from './entities.ts'
import { ownSchema } from './own-schema.ts'
import { openList, readList } from './read-list.ts'

const entities = Object.entries(ENTITIES) as [EntityName, Entity][]

describe('a list', () => {
  const world = makeWorld({ fixture: 'small' })
  const idsOf = (page: Parameters<typeof readList>[2]) => readList(world, 'countries', page).map(({ id }) => Number(id))

  it('begins with the id that was asked for', () => {
    expect(idsOf({ id: 40, size: 3, direction: 'asc' })).toEqual([40, 44, 48])
    expect(idsOf({ id: 39, size: 2, direction: 'asc' })).toEqual([40, 44])
    expect(idsOf({ id: 40, size: 3, direction: 'desc' })).toEqual([40, 36, 32])
  })

  it('begins at its own end when none was', () => {
    expect(idsOf({ size: 2, direction: 'asc' })).toEqual([4, 8])
    expect(idsOf({ size: 2, direction: 'desc' })).toEqual([894, 887])
  })

  it('is empty beyond its end', () => {
    expect(idsOf({ id: 2n ** 63n - 1n, size: 2, direction: 'asc' })).toEqual([])
  })

  it('is sorted and whole when records came and went by hand', () => {
    const changed = makeWorld()
    const change = (action: 'create' | 'delete', id: string) =>
      ask(changed, setReportingRecord, { body: { entity: 'countries', action, record: { id } } })
    change('create', '9223372036854775807')
    change('create', '5')
    change('delete', '8')
    const ids = (direction: 'asc' | 'desc') => readList(changed, 'countries', { size: 3, direction }).map(({ id }) => BigInt(id as number))
    expect(ids('asc')).toEqual([4n, 5n, 10n])
    expect(ids('desc')[0]).toBe(2n ** 63n - 1n)
  })

  it.each(entities.filter(([, { list }]) => list))('of %s fits its message', (name, { list, field }) => {
    const records = readList(world, name, { size: 15_000, direction: 'asc' })
    const bytes = ownSchema().encode(list!, { [field]: records })
    expect(ownSchema().decode(list!, bytes)[field] ?? []).toHaveLength(records.length)
  })

  it.each([
    'assets',
    'assetClasses',
    'countries',
    'symbols',
    'symbolCategories',
    'traders',
    'traderGroups',
    'priceStreams',
    'holidays',
  ] as const)('of %s is not empty in a furnished world', (name) => {
    expect(readList(world, name, { size: 1, direction: 'asc' })).toHaveLength(1)
  })

  it('never tells a password or a hash of one', () => {
    const text = JSON.stringify(ownSchema().toJson('Traders', { trader: readList(world, 'traders', { size: 15_000, direction: 'asc' }) }))
    expect(text).not.toMatch(/password/i)
    for (const { hashedPassword } of world.traders.values()) expect(text).not.toContain(hashedPassword)
  })
})

it('configuration refers to itself by ids that exist', () => {
  const days = CONFIGURATION.holidays!.map(({ id }) => id)
  for (const { holidayId } of CONFIGURATION.holidayProfiles!) expect(days).toEqual(expect.arrayContaining(holidayId as bigint[]))
})

it('a list is told as it was when it was asked for', () => {
  const world = makeWorld({ fixture: 'small' })
  const list = openList(world, 'traders', { size: 3, direction: 'asc' })
  const first = list.next().value!
  for (const trader of world.traders.values()) world.traders.set(trader.login, { ...trader, name: 'Other' })
  ask(world, setReportingRecord, {
    body: { entity: 'traders', action: 'update', record: { id: String(Number(first['id']) + 1), name: 'Given' } },
  })
  expect([...list].map(({ name }) => name)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Other|Given/)]))
})
