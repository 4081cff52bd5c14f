import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDelimitedDecoder } from '../../reporting/delimited.ts'
import { loadEnvelopeSchema, loadReportingSchema } from '../../reporting/reporting-schema.ts'
import { type RunningSimulator, startSimulator } from '../start-simulator.ts'

const PROTOBUF = { accept: 'application/x-protobuf' }
const schema = loadReportingSchema()
const envelopes = loadEnvelopeSchema()
let running: RunningSimulator
let worlds: string

beforeAll(async () => {
  running = await startSimulator({ platformPort: 0, crmPort: 0, adapterPort: 0, controlPort: 0, clock: 'frozen' })
  worlds = `${running.addresses.control}/v1/worlds`
})
afterAll(() => running.close())

async function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

async function makeWorld(name: string): Promise<string> {
  expect((await post(worlds, { name })).status).toBe(201)
  return `${worlds}/${name}`
}

async function addHolidays(world: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const answer = await post(`${world}/reporting/records`, { entity: 'holidays', action: 'create', record: { name: 'Day' } })
    expect(answer.status).toBe(200)
  }
}

describe('a list over HTTP', () => {
  it('is JSON unless protobuf is asked for', async () => {
    const url = `${worlds}/default/reporting/traders?size=3`
    const json = await fetch(url)
    const protobuf = await fetch(url, { headers: PROTOBUF })

    expect(json.headers.get('content-type')).toBe('application/json')
    expect(protobuf.headers.get('content-type')).toBe('application/x-protobuf')
    const decoded = schema.decode('Traders', new Uint8Array(await protobuf.arrayBuffer()))
    expect(schema.toJson('Traders', decoded)).toEqual(await json.json())
  })

  it.each(['traders?size=0', 'traders?size=15001', 'traders?direction=up', 'traders?id=x', 'traders?id=1&id=2'])(
    '%s is refused',
    async (path) => {
      expect((await fetch(`${worlds}/default/reporting/${path}`)).status).toBe(400)
    },
  )

  it('that does not exist is not found', async () => {
    const answer = await fetch(`${worlds}/default/reporting/balanceHistory`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'entity-not-found' } })
  })

  it('is no longer than the dialect allows', async () => {
    await post(worlds, { name: 'short', dialect: { 'reporting.maxSize': 2 } })
    const answer = await fetch(`${worlds}/short/reporting/countries?size=10`)
    expect(((await answer.json()) as { country: unknown[] }).country).toHaveLength(2)
  })
})

describe('the event stream over HTTP', () => {
  it('is text by default, and says at once that it is open', async () => {
    const world = await makeWorld('text')
    const following = await fetch(`${world}/reporting/events`)
    expect(following.headers.get('content-type')).toBe('text/event-stream')
    await addHolidays(world, 1)
    const reader = following.body!.getReader()
    const { value } = await reader.read()
    expect(Buffer.from(value!).toString()).toMatch(/^id: 1\nevent: HolidayEvent\ndata: \{.*\}\n\n$/)
    await reader.cancel()
  })

  it('resumes after a number, also after the one that a browser remembers', async () => {
    const world = await makeWorld('resumed')
    await addHolidays(world, 3)
    const events = (query: string, headers = {}) =>
      fetch(`${world}/reporting/events?follow=false${query}`, { headers }).then((a) => a.text())
    expect((await events('&after=1')).match(/^id: \d+/gm)).toEqual(['id: 2', 'id: 3'])
    expect((await events('', { 'last-event-id': '2' })).match(/^id: \d+/gm)).toEqual(['id: 3'])
    expect(await events('&after=3')).toBe('')
  })

  it('refuses a number that it cannot go on from', async () => {
    await post(worlds, { name: 'forgetful', dialect: { 'reporting.queueSize': 2 } })
    const world = `${worlds}/forgetful`
    await addHolidays(world, 5)
    const statusOf = async (after: number) => (await fetch(`${world}/reporting/events?follow=false&after=${after}`)).status
    expect(await Promise.all([2, 3, 5, 6].map(statusOf))).toEqual([410, 200, 200, 410])
  })

  it('ends when its world is deleted, and whole', async () => {
    const world = await makeWorld('mortal')
    await addHolidays(world, 2)
    const following = await fetch(`${world}/reporting/events`, { headers: PROTOBUF })
    setTimeout(() => void fetch(world, { method: 'DELETE' }), 50)
    const decoder = createDelimitedDecoder((bytes) => envelopes.decode('Envelope', bytes)['sequence'])
    const sequences = decoder.push(new Uint8Array(await following.arrayBuffer()))
    decoder.end()
    expect(sequences).toEqual([1n, 2n])
  })

  it('ends when its world begins anew', async () => {
    const world = await makeWorld('reborn')
    await addHolidays(world, 2)
    const following = await fetch(`${world}/reporting/events`)
    setTimeout(() => void post(`${world}/reset`, {}), 50)
    expect((await following.text()).match(/^id: \d+/gm)).toEqual(['id: 1', 'id: 2'])
    expect((await fetch(`${world}/reporting/events?after=2`)).status).toBe(410)
  })
})

it('streams end, and do not break, when the simulator closes', async () => {
  const other = await startSimulator({ platformPort: 0, crmPort: 0, adapterPort: 0, controlPort: 0 })
  const following = await fetch(`${other.addresses.control}/v1/worlds/default/reporting/events`)
  setTimeout(() => void other.close(), 50)
  expect(await following.text()).toBe('')
})
