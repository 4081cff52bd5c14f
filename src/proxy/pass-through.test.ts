import { createHash, randomBytes } from 'node:crypto'
import http, { type RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { loadContract } from '../contract/load-contract.ts'
import { deriveRules } from '../contract/rules.ts'
import { type RunningProxy, startProxy } from './start-proxy.ts'
import { listen, type TestServer } from './testing/listen.ts'

const rules = deriveRules(loadContract())
const failures: unknown[] = []
const open: (TestServer | RunningProxy)[] = []

async function stand(listener: RequestListener): Promise<{ proxy: RunningProxy; server: TestServer }> {
  const server = await listen(listener)
  const proxy = await startProxy({ role: 'platform', rules, upstream: server.url, onFailure: (error) => failures.push(error) })
  open.push(proxy, server)
  return { proxy, server }
}

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  expect(failures).toEqual([])
})

describe('a proxy', () => {
  test('loses no byte of 100 MB in either direction, and keeps little of them', async () => {
    const { proxy } = await stand((request, reply) => request.pipe(reply))
    const piece = randomBytes(1024 * 1024)
    const sent = createHash('sha256')
    const body = Readable.from(
      (function* () {
        for (let count = 0; count < 100; count++) {
          sent.update(piece)
          yield piece
        }
      })(),
    )
    const answer = await fetch(`${proxy.url}/big`, {
      method: 'POST',
      body: Readable.toWeb(body) as ReadableStream,
      duplex: 'half',
    } as RequestInit)
    const got = createHash('sha256')
    let size = 0
    for await (const chunk of answer.body!) {
      got.update(chunk)
      size += chunk.length
    }
    await proxy.close()
    const [kept] = proxy.monitor.log.after(0, 1)
    expect(size).toBe(100 * 1024 * 1024)
    expect(got.digest('hex')).toBe(sent.digest('hex'))
    expect(kept!.response!.truncatedFrom).toBe(size)
    expect(kept!.response!.body.length).toBeLessThanOrEqual(256 * 1024)
  })

  test('passes a stream on piece by piece, before it ends', async () => {
    let finish = () => {}
    const { proxy } = await stand((_request, reply) => {
      reply.write('first')
      finish = () => reply.end('last')
    })
    const reader = (await fetch(`${proxy.url}/stream`)).body!.getReader()
    const first = await reader.read()
    expect(Buffer.from(first.value!).toString()).toBe('first')
    finish()
    const last = await reader.read()
    expect(Buffer.from(last.value!).toString()).toBe('last')
  })

  test('lets a slow reader slow the server down, and tells it when the reader leaves', async () => {
    let written = 0
    let isOver = () => {}
    const over = new Promise<void>((resolve) => {
      isOver = resolve
    })
    const piece = Buffer.alloc(64 * 1024)
    const endless = Readable.from(
      (function* () {
        for (;;) {
          written += piece.length
          yield piece
        }
      })(),
    )
    const { proxy } = await stand((_request, reply) => {
      endless.pipe(reply).on('close', isOver)
    })
    const answer = await new Promise<http.IncomingMessage>((resolve) => http.get(`${proxy.url}/endless`, resolve))
    answer.once('readable', () => {})
    await setTimeout(300)
    const early = written
    await setTimeout(200)
    expect(written).toBe(early)
    expect(written).toBeLessThan(32 * 1024 * 1024)
    answer.destroy()
    await over
    endless.destroy()
  })

  test('keeps headers as they were written, but for those of the connection', async () => {
    let seen: string[] = []
    const { proxy, server } = await stand((request, reply) => {
      seen = request.rawHeaders
      reply.sendDate = false
      reply.writeHead(207, 'Odd', [
        'X-One',
        '1',
        'Set-Cookie',
        'a=1',
        'Set-Cookie',
        'b=2',
        'Connection',
        'X-Private',
        'X-Private',
        'secret',
        'Content-Length',
        '2',
      ])
      reply.end('ok')
    })
    const answer = await ask(`${proxy.url}/x?a=%2F&b=ü`.replace('ü', '%C3%BC'), [
      'Host',
      'proxy',
      'X-CaSe',
      'Kept',
      'Connection',
      'X-Mine',
      'X-Mine',
      'hidden',
      'TE',
      'trailers',
    ])
    expect(seen).toEqual(['Host', new URL(server.url).host, 'X-CaSe', 'Kept', 'Connection', 'keep-alive'])
    expect([answer.statusCode, answer.statusMessage]).toEqual([207, 'Odd'])
    expect(answer.rawHeaders.slice(0, 8)).toEqual(['X-One', '1', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Content-Length', '2'])
    expect(answer.rawHeaders).not.toContain('X-Private')
  })

  test('tells a client that the server cannot be reached, and a broken answer from a whole one', async () => {
    const { proxy, server } = await stand((_request, reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('half')
      void setTimeout(20).then(() => reply.destroy())
    })
    await expect(fetch(`${proxy.url}/v2/webserv/symbols`).then((answer) => answer.text())).rejects.toThrow()
    await server.close()
    const answer = await fetch(`${proxy.url}/v2/webserv/symbols`)
    expect([answer.status, await answer.json()]).toMatchObject([502, { error: { code: 'upstream-unreachable' } }])
    await proxy.close()
    const errors = proxy.monitor.log.after(0, 2).map(({ error }) => error)
    expect(errors[0]).toMatch(/broke off/)
    expect(errors[1]).toMatch(/ECONNREFUSED/)
    open.pop()
  })
})

function ask(url: string, headers: string[]): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.get(url, { headers } as http.RequestOptions, (answer) => resolve(answer.resume())).on('error', reject)
  })
}
