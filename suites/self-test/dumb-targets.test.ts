import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runSuite } from '../kit/run-suite.ts'
import { describeStranger } from './describe-stranger.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** Servers that know nothing of any contract. */
const DUMB: Record<string, Answer> = {
  'answers {} to everything': (_request, response) => answerJson(response, {}),
  'answers 404 to everything': (_request, response) => response.writeHead(404).end('not found'),
  'echoes the request': (request, response, body) =>
    response.writeHead(200, { 'content-type': request.headers['content-type'] ?? 'application/json' }).end(body),
  'sends random JSON': (_request, response) => answerJson(response, nextRandom()),
}

function answerJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

const random = fc.sample(fc.jsonValue(), { seed: 7, numRuns: 500 })
let drawn = 0
function nextRandom(): unknown {
  return random[drawn++ % random.length]
}

async function startDumb(answer: Answer) {
  const server = createServer(async (request, response) => answer(request, response, await text(request)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, close: () => server.close().closeAllConnections() }
}

const cases = (['crm', 'adapter', 'platform'] as const).flatMap((role) =>
  Object.entries(DUMB).map(([name, answer]) => ({ role, name, answer })),
)

it.concurrent.each(cases)('a $role that $name breaks many requirements', { timeout: 120_000 }, async ({ role, answer }) => {
  const dumb = await startDumb(answer)
  const { summary, checks } = await runSuite({ target: describeStranger(role, dumb.url), evidence: 'failures' })
  dumb.close()

  expect(summary.verdict).toBe('nonconformant')
  expect(summary.must.failed).toBeGreaterThanOrEqual(role === 'platform' ? 10 : 5)
  expect(checks.filter(({ verdict }) => verdict === 'error')).toEqual([])
})
