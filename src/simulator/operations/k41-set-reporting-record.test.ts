import { describe, expect, it } from 'vitest'
import { readList } from '../reporting/read-list.ts'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { setReportingRecord } from './k41-set-reporting-record.ts'

const everything = { size: 1000, direction: 'asc' } as const

describe('a reporting record made by hand', () => {
  it('gets an id of its own, stands in its list and is announced', () => {
    const world = makeWorld()
    const { body } = ask(world, setReportingRecord, { body: { entity: 'holidays', action: 'create', record: { name: 'Spring Day' } } })

    expect(body).toEqual({ entity: 'holidays', action: 'create', record: { id: '3', name: 'Spring Day' }, sequence: 1 })
    expect(readList(world, 'holidays', everything).at(-1)).toEqual({ id: 3n, name: 'Spring Day' })
    expect(world.events.after(0, 10)).toMatchObject([{ sequence: 1, message: 'HolidayEvent', type: 'CREATE' }])
  })

  it('keeps out of the way of the ids that the world counts', () => {
    const world = makeWorld({ fixture: 'small' })
    const { body } = ask(world, setReportingRecord, { body: { entity: 'marginCalls', action: 'create', record: {} } })
    expect(body?.record['id']).toBe('1000000001')
  })

  it('is changed in the fields that are given, and told as a whole', () => {
    const world = makeWorld()
    const change = { id: 1, description: 'Large positions', name: null }
    const { body } = ask(world, setReportingRecord, { body: { entity: 'dynamicLeverageProfiles', action: 'update', record: change } })

    expect(body?.record).toMatchObject({ id: '1', name: 'Majors', description: 'Large positions', tiers: [{}, {}, {}] })
    expect(readList(world, 'dynamicLeverageProfiles', everything)).toMatchObject([{ id: 1n, description: 'Large positions' }])
  })

  it('goes, and may come again', () => {
    const world = makeWorld()
    ask(world, setReportingRecord, { body: { entity: 'countries', action: 'delete', record: { id: '276' } } })
    expect(readList(world, 'countries', { ...everything, id: 276, size: 1 })).toEqual([{ id: 288n, name: 'Ghana' }])

    const { body } = ask(world, setReportingRecord, {
      body: { entity: 'countries', action: 'create', record: { id: 276, name: 'Deutschland' } },
    })
    expect(readList(world, 'countries', { ...everything, id: 276, size: 1 })).toEqual([{ id: 276n, name: 'Deutschland' }])
    expect(body).not.toHaveProperty('sequence') // countries have no event
  })

  it('also changes what the world tells of itself, from then on', () => {
    const world = makeWorld({ fixture: 'small' })
    const login = world.given.traderLogin
    ask(world, setReportingRecord, { body: { entity: 'traders', action: 'update', record: { id: login, city: 'Bonn' } } })
    expect(readList(world, 'traders', { ...everything, id: login, size: 1 })).toMatchObject([
      { id: BigInt(login), city: 'Bonn', brokerName: 'Acme' },
    ])
  })

  const wrong = [
    ['a name that the message does not have', { entity: 'holidays', action: 'create', record: { day: 1 } }, 'K41-2'],
    ['a value of another type', { entity: 'holidays', action: 'create', record: { holidayDate: 'today' } }, 'K41-2'],
    ['a required field that is missing', { entity: 'dynamicLeverageProfiles', action: 'create', record: { id: 9 } }, 'K41-2'],
    ['an id that is none', { entity: 'holidays', action: 'update', record: { id: 1.5 } }, 'K41-2'],
    ['a record that is not there', { entity: 'holidays', action: 'update', record: { id: 9 } }, 'K41-3'],
    ['a record that went before', { entity: 'holidays', action: 'delete', record: { id: 9 } }, 'K41-3'],
    ['an id that is taken', { entity: 'holidays', action: 'create', record: { id: 1 } }, 'K41-4'],
  ] as const
  it.each(wrong)('is refused with %s', (_title, body, requirement) => {
    const world = makeWorld()
    expect(refusedBy(() => ask(world, setReportingRecord, { body }))).toBe(requirement)
    expect(world.events.next).toBe(1)
  })
})
