import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDelimitedDecoder, encodeDelimited } from '../../src/reporting/delimited.ts'
import { loadEnvelopeSchema, loadReportingSchema } from '../../src/reporting/reporting-schema.ts'
import type { ReportingRecord } from '../../src/reporting/schema.ts'
import { type RunningSimulator, startSimulator } from '../../src/simulator/start-simulator.ts'
import type { RunResult } from '../kit/result.ts'
import { runSuite } from '../kit/run-suite.ts'
import type { Target } from '../kit/target.ts'

const schema = loadReportingSchema()
const envelopes = loadEnvelopeSchema()
const directory = mkdtempSync(join(tmpdir(), 'tripact-capture-'))
let running: RunningSimulator
let events: Event[]

interface Event {
  sequence: bigint
  message: string
  record: ReportingRecord
}

beforeAll(async () => {
  running = await startSimulator({ platformPort: 0, crmPort: 0, adapterPort: 0, controlPort: 0 })
  events = await record()
})
afterAll(async () => {
  await running.close()
  rmSync(directory, { recursive: true })
})

/** The checks that only look at what happened make it happen first: what a world told meanwhile. */
async function record(): Promise<Event[]> {
  await fetch(`${running.addresses.control}/v1/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"recorded"}',
  })
  await runSuite({
    target: { role: 'platform', suite: 'reporting', control: { url: running.addresses.control, world: 'recorded' } },
    only: ['REP-28'],
  })
  const stream = await fetch(`${running.addresses.control}/v1/worlds/recorded/reporting/events?follow=false`, {
    headers: { accept: 'application/x-protobuf' },
  })
  const decoder = createDelimitedDecoder((bytes) => {
    const { sequence, message, payload } = envelopes.decode('Envelope', bytes) as { sequence: bigint; message: string; payload: Uint8Array }
    return { sequence, message, record: schema.decode(message, payload) }
  })
  return decoder.push(new Uint8Array(await stream.arrayBuffer()))
}

function write(told: Event[]): Buffer {
  return Buffer.concat(
    told.map(({ sequence, message, record }) =>
      encodeDelimited(envelopes.encode('Envelope', { sequence, message, payload: schema.encode(message, record) })),
    ),
  )
}

let captures = 0

/** The ids of the requirements that a capture breaks. */
async function judge(bytes: Buffer): Promise<string[]> {
  captures += 1
  const capture = join(directory, `${captures}.bin`)
  writeFileSync(capture, bytes)
  const target: Target = {
    role: 'platform',
    suite: 'reporting',
    capture,
    url: capture,
    credentials: {},
    given: {},
    hooks: {},
    time: { kind: 'none' },
    lagMs: 0,
    limits: { concurrency: 1, bursts: false },
    answerMs: 1000,
    isSimulator: false,
  }
  return failuresOf(await runSuite({ target }))
}

function failuresOf({ checks }: RunResult): string[] {
  return checks
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
    .map(({ id, verdict, reason }) => (verdict === 'error' ? `${id}: ${reason}` : id))
}

/** A copy of the events in which one record is another. */
function alter(message: string, change: (record: ReportingRecord) => ReportingRecord, which = -1): Event[] {
  const chosen = events.filter((event) => event.message === message).at(which)!
  return events.map((event) => (event === chosen ? { ...event, record: change(structuredClone(event.record)) } : event))
}

const inField = (field: string, change: (record: ReportingRecord) => void) => (record: ReportingRecord) => {
  change(record[field] as ReportingRecord)
  return record
}

describe('a simulator that tells the truth', () => {
  it('breaks nothing, and leaves nothing open that can be proved', async () => {
    const result = await runSuite({ target: { role: 'platform', suite: 'reporting', control: { url: running.addresses.control } } })
    expect(failuresOf(result)).toEqual([])
    expect(result.checks.filter(({ verdict }) => verdict === 'inconclusive').map(({ id, reason }) => `${id}: ${reason}`)).toEqual([])
    expect(result.summary.must.untested).toBe(0)
  })
})

describe('a simulator that answers the open points otherwise', () => {
  const silence = ['T1', 'T5', 'T6', 'T7', 'T8', 'T9', 'B8', 'login', 'marketOrder', 'closingOrder']
  it.each([
    { 'reporting.fieldProfile': 'minimal' },
    { 'reporting.enumProfile': 'ordinal' },
    // Not the manager's profile: it numbers order types otherwise than the documents use them.
    { 'reporting.enumProfile': 'map', 'reporting.enumMap': { TradeSide: { BUY: 7, SELL: 5 } } },
    { 'reporting.domainEventNumbers': [1, 3, 4] },
    { 'reporting.rateDigits': 8 },
    { 'reporting.deleteAs': 'update' },
    { 'balance.moneyDigits': 8 },
    { 'balance.rounding': 'truncate' },
    ...silence.map((cause) => ({ 'reporting.silent': [cause] })),
    { 'reporting.silent': silence },
  ])('breaks nothing with %j', async (dialect) => {
    const control = { url: running.addresses.control, create: { dialect } }
    expect(failuresOf(await runSuite({ target: { role: 'platform', suite: 'reporting', control } }))).toEqual([])
  })
})

describe('a capture', () => {
  it('of a truthful world breaks nothing, nor does a part of it', async () => {
    expect(events.length).toBeGreaterThan(50)
    expect(await judge(write(events))).toEqual([])
    expect(await judge(write(events.slice(7)))).toEqual([])
    expect(await judge(write(events.slice(0, 40)))).toEqual([])
    expect(await judge(write(events.slice(33, 90)))).toEqual([])
  })

  it('that is cut in the middle of a message is not whole', async () => {
    expect(await judge(write(events).subarray(0, -5))).toEqual(['EVT-1'])
  })

  it('with a wrong delta does not add up', async () => {
    const wrong = inField('balanceHistory', (entry) => {
      entry['delta'] = (entry['delta'] as bigint) + 100n
    })
    expect(await judge(write(alter('BalanceHistoryEvent', wrong)))).toContain('REP-28')
  })

  it('in which money has another scale does not add up', async () => {
    const wrong = inField('balanceHistory', (entry) => {
      entry['isPreciseMoney'] = entry['isPreciseMoney'] !== true
    })
    expect(await judge(write(alter('BalanceHistoryEvent', wrong)))).toContain('REP-28')
  })

  it('with offsets before their deal has the wrong order', async () => {
    const at = events.findIndex(({ message }) => message === 'DealOffsetsEvent')
    const [deal, offsets] = [events[at - 1]!, events[at]!]
    const swapped = events.with(at - 1, { ...offsets, sequence: deal.sequence }).with(at, { ...deal, sequence: offsets.sequence })
    expect(await judge(write(swapped))).toContain('EVT-9')
  })

  it('with an offset too little does not make up the closed volume', async () => {
    const wrong = (record: ReportingRecord) => {
      const [first] = record['offsetting'] as ReportingRecord[]
      first!['volume'] = (first!['volume'] as bigint) - 1n
      return record
    }
    expect(await judge(write(alter('DealOffsetsEvent', wrong)))).toEqual(['EVT-6'])
  })

  it('with a wrong entry price, or that of another deal, is found out', async () => {
    const detail = (change: (detail: ReportingRecord) => void) =>
      inField('deal', (deal) => change(deal['closePositionDetail'] as ReportingRecord))
    const wrongPrice = detail((found) => {
      found['entryPrice'] = (found['entryPrice'] as bigint) + 10n
    })
    const wrongDeal = detail((found) => {
      found['dealId'] = (found['dealId'] as bigint) + 1n
    })
    expect(await judge(write(alter('DealEvent', wrongPrice)))).toContain('REP-41')
    expect(await judge(write(alter('DealEvent', wrongDeal)))).toEqual(['REP-40'])
  })

  it('in which something happens after a deletion is found out', async () => {
    const changed = events.find(({ message, record }) => message === 'TraderEvent' && record['type'] === 'DOMAIN_EVENT_TYPE_UPDATE')!
    const deletion = events.findLast(({ message, record }) => message === 'TraderEvent' && record['type'] === 'DOMAIN_EVENT_TYPE_DELETE')!
    const { id } = deletion.record['trader'] as { id: bigint }
    const ghost = { ...changed, sequence: events.at(-1)!.sequence + 1n, record: { ...changed.record, trader: { id } } }
    expect(await judge(write([...events, ghost]))).toEqual(['EVT-7'])
  })

  it('may number its event types otherwise', async () => {
    const other = loadReportingSchema(undefined, {
      enumNumbers: { DomainEventType: { DOMAIN_EVENT_TYPE_CREATE: 1, DOMAIN_EVENT_TYPE_UPDATE: 3, DOMAIN_EVENT_TYPE_DELETE: 4 } },
    })
    const bytes = events.map(({ sequence, message, record }) =>
      encodeDelimited(envelopes.encode('Envelope', { sequence, message, payload: other.encode(message, record) })),
    )
    expect(await judge(Buffer.concat(bytes))).toEqual([])
  })
})
