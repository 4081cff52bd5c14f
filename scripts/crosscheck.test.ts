import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedSimulator, startSimulator } from '../src/library/start-simulator.ts'
import { runSuite } from '../suites/kit/run-suite.ts'
import { describeStranger } from '../suites/self-test/describe-stranger.ts'
import { crosscheckFlows } from './crosscheck/crosscheck-flows.ts'
import { crosscheckRole } from './crosscheck/crosscheck-role.ts'
import { startPrismMock } from './crosscheck/prism.ts'

let simulator: StartedSimulator

beforeAll(async () => {
  simulator = await startSimulator()
})

afterAll(async () => {
  await simulator.close()
})

// The platform's whole suite takes longer; `npm run crosscheck` runs all of it.
test.each([
  ['crm', undefined],
  ['adapter', undefined],
  ['platform', ['B6', 'B7', 'B12', 'T2', 'T8']],
] as const)('Prism has nothing to say against an honest %s', async (role, only) => {
  const { unintended, exchanges, isIncomplete } = await crosscheckRole(simulator, role, only ? { only: [...only] } : {})
  expect(unintended).toEqual([])
  expect(isIncomplete).toBe(false)
  expect(exchanges).toBeGreaterThan(50)
})

test('Prism sees a fault that shows in a single answer', async () => {
  const { unintended } = await crosscheckRole(simulator, 'platform', { faults: ['s2-bare-array'], only: ['S2'] })
  expect(unintended.map(({ call, place }) => `${call} ${place}`)).toContain('GET /v2/webserv/depositAssets response.body')
})

test('a strict Prism lets all workflows through', async () => {
  expect(await crosscheckFlows(simulator)).toEqual({ walked: 12, stopped: [] })
})

test.each(['crm', 'adapter', 'platform'] as const)(
  'a static mock of the %s does not pass for a real one',
  { timeout: 120_000 },
  async (role) => {
    const prism = await startPrismMock(role)
    const { summary } = await runSuite({ target: describeStranger(role, prism.url), evidence: 'failures' })
    prism.stop()

    expect(summary.verdict).toBe('nonconformant')
    expect(summary.must.failed).toBeGreaterThanOrEqual(role === 'platform' ? 10 : 5)
  },
)
