import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { startSimulator } from '../simulator/start-simulator.ts'
import { describeWorld } from '../simulator/world-object.ts'
import { encodeDelimited } from './delimited.ts'
import { loadEnvelopeSchema, loadReportingSchema } from './reporting-schema.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const example = `${root}examples/reporting-consumer.ts`

describe('the consumer of the manual', () => {
  it('hears of payments as they happen, and ends with the world', async () => {
    const running = await startSimulator({ platformPort: 0, crmPort: 0, adapterPort: 0, controlPort: 0 })
    const world = describeWorld(running.defaultWorld, running.addresses)
    const { traderLogin: login } = world.given
    const pay = (preciseAmount: number) =>
      fetch(`${world.platform.apiBaseUrl}/webserv/traders/${login}/changebalance?token=${world.platform.managerToken}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login, type: 'DEPOSIT', preciseAmount }),
      })
    expect((await pay(100)).status).toBe(200)

    const consumer = spawn(process.execPath, [example, `${running.addresses.control}/v1/worlds/default`], { cwd: root })
    let output = ''
    const spoke = Promise.withResolvers<void>()
    for (const stream of [consumer.stdout, consumer.stderr]) {
      stream.on('data', (piece) => {
        output += String(piece)
        spoke.resolve()
      })
    }
    await spoke.promise
    await pay(0.25)
    await pay(1)
    await expect.poll(() => output.trim().split('\n').length).toBe(3)
    const ended = new Promise((resolve) => consumer.once('exit', resolve))
    await running.close()

    expect(await ended).toBe(0)
    expect(output.trim().split('\n')).toEqual([
      `1: account ${login} holds 10100`,
      `3: account ${login} holds 10100.25`,
      `5: account ${login} holds 10101.25`,
    ])
  })

  it('puts together what comes in pieces, and notices a gap', async () => {
    const schema = loadReportingSchema()
    const envelope = (sequence: number) => {
      const entry = { id: sequence, traderId: 7, balance: 300, description: 'x'.repeat(200) }
      const payload = schema.encode('BalanceHistoryEvent', { type: 'DOMAIN_EVENT_TYPE_CREATE', balanceHistory: entry })
      return encodeDelimited(loadEnvelopeSchema().encode('Envelope', { sequence, message: 'BalanceHistoryEvent', payload }))
    }
    const server = createServer(async (_request, answer) => {
      for (const byte of Buffer.concat([envelope(1), envelope(2), envelope(4)])) {
        answer.write(Uint8Array.of(byte))
        await nextTurn()
      }
      answer.end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo

    const consumer = spawn(process.execPath, [example, `http://127.0.0.1:${port}`], { cwd: root })
    const [output, complaints] = await Promise.all([text(consumer.stdout), text(consumer.stderr)])
    server.close()

    expect(output).toBe('1: account 7 holds 3\n2: account 7 holds 3\n')
    expect(complaints).toContain('a gap before event 4')
  })

  it('is short enough to be read at a glance', () => {
    const lines = readFileSync(example, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    expect(lines.length).toBeLessThanOrEqual(25)
  })
})
