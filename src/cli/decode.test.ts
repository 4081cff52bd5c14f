import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { encodeDelimited } from '../reporting/delimited.ts'
import { loadEnvelopeSchema, loadReportingSchema, readSchemaText } from '../reporting/reporting-schema.ts'
import { startSimulator } from '../simulator/start-simulator.ts'

const directory = mkdtempSync(join(tmpdir(), 'tripact-decode-'))
afterAll(() => rmSync(directory, { recursive: true }))

const schema = loadReportingSchema()
const deal = schema.encode('Deal', { id: 2n ** 60n, tradeSide: 'TRADE_SIDE_SELL' })
const dealEvent = schema.encode('DealEvent', { type: 'DOMAIN_EVENT_TYPE_CREATE', deal: { id: 7n } })

function envelope(sequence: number, message: string, payload: Uint8Array): Uint8Array {
  return encodeDelimited(loadEnvelopeSchema().encode('Envelope', { sequence, message, payload }))
}

function write(name: string, ...parts: Uint8Array[]): string {
  const file = join(directory, name)
  writeFileSync(file, Buffer.concat(parts))
  return file
}

/** Runs the command as a user does. */
function decode(...args: string[]): Promise<{ code: number; lines: unknown[]; errors: string }> {
  const command = new URL('../../bin/tripact.js', import.meta.url).pathname
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, 'decode', ...args], (_error, stdout, stderr) => {
      const lines = stdout.split('\n').filter(Boolean)
      resolve({ code: child.exitCode!, lines: lines.map((line) => JSON.parse(line)), errors: stderr })
    })
    child.stdin?.end()
  })
}

describe('tripact decode', () => {
  it('prints a capture of events, one line each', async () => {
    const file = write('events', envelope(1, 'DealEvent', dealEvent), envelope(2, 'DealEvent', dealEvent))
    const line = { message: 'DealEvent', payload: { type: 'DOMAIN_EVENT_TYPE_CREATE', deal: { id: '7' } } }
    expect(await decode(file)).toEqual({
      code: 0,
      lines: [
        { sequence: '1', ...line },
        { sequence: '2', ...line },
      ],
      errors: '',
    })
  })

  it('prints one message, and many of one kind', async () => {
    const json = { id: '1152921504606846976', tradeSide: 'TRADE_SIDE_SELL' }
    expect(await decode(write('one', deal), '--message', 'Deal')).toMatchObject({ code: 0, lines: [json] })
    const many = write('many', encodeDelimited(deal), encodeDelimited(deal))
    expect(await decode(many, '--message', 'Deal', '--delimited')).toMatchObject({ code: 0, lines: [json, json] })
  })

  it('prints what it could read, then tells where the data breaks off', async () => {
    const file = write('torn', envelope(1, 'DealEvent', dealEvent), envelope(2, 'DealEvent', dealEvent).subarray(0, 9))
    const { code, lines, errors } = await decode(file)
    expect({ code, count: lines.length }).toEqual({ code: 1, count: 1 })
    expect(errors).toMatch(/torn: The data ends in the middle of a message \(at byte \d+\)/)
  })

  it('tells which event is damaged, and how', async () => {
    const file = write(
      'damaged',
      envelope(12, 'DealEvent', schema.encode('DealEvent', { type: 'DOMAIN_EVENT_TYPE_CREATE' }).subarray(0, 1)),
    )
    expect(await decode(file)).toMatchObject({ code: 1, errors: expect.stringContaining('event 12: DealEvent.type') })
  })

  it('refuses hostile bytes without ado', async () => {
    const huge = write('huge', Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f))
    expect(await decode(huge)).toMatchObject({ code: 1, errors: expect.stringContaining('holds a message of more than') })
  })

  it('keeps what it does not know, and says so', async () => {
    const file = write('strange', envelope(1, 'MoonEvent', Uint8Array.of(1, 2)))
    const { code, lines, errors } = await decode(file)
    expect({ code, lines }).toEqual({ code: 0, lines: [{ sequence: '1', message: 'MoonEvent', payload: 'AQI=' }] })
    expect(errors).toContain('1 messages hold something that the schema does not know')
  })

  it("reads a user's own schema", async () => {
    const own = join(directory, 'own.proto')
    writeFileSync(own, readSchemaText().replace('optional TradeSide tradeSide = 5', 'optional TradeSide side = 5'))
    expect(await decode(write('own', deal), '--message', 'Deal', '--proto', own)).toMatchObject({ lines: [{ side: 'TRADE_SIDE_SELL' }] })
  })

  it('reads a running simulator', async () => {
    const running = await startSimulator({ platformPort: 0, crmPort: 0, adapterPort: 0, controlPort: 0 })
    try {
      const reporting = `${running.addresses.control}/v1/worlds/default/reporting`
      const countries = await decode(`${reporting}/countries?size=1`, '--message', 'Countries')
      expect(countries).toMatchObject({ code: 0, lines: [{ country: [{ id: '4', name: 'Afghanistan' }] }] })
      expect(await decode(`${reporting}/events?follow=false`)).toMatchObject({ code: 0, lines: [] })
      const gone = await decode(`${reporting}/events?after=99`)
      expect(gone).toMatchObject({ code: 3, errors: expect.stringContaining('sequence-gone') })
    } finally {
      await running.close()
    }
  })

  it.each([
    [['nowhere.bin'], 2, 'there is no file "nowhere.bin"'],
    [[], 2, 'name one file or URL'],
    [['x', '--delimited'], 2, '--delimited needs --message'],
    [['x', '--message', 'Moon'], 2, 'the schema has no such message'],
    [['x', '--proto', 'nowhere.proto'], 2, '--proto nowhere.proto'],
    [['http://127.0.0.1:1/'], 3, 'cannot be reached'],
  ] as const)('%j ends with %i', async (args, code, text) => {
    expect(await decode(...args)).toMatchObject({ code, errors: expect.stringContaining(text) })
  })
})
