import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSuite } from '../../suites/kit/run-suite.ts'
import { takeSimulator } from '../../suites/kit/simulator-target.ts'
import type { Role } from '../../suites/kit/target.ts'
import { loadContract } from '../contract/load-contract.ts'
import { deriveRules } from '../contract/rules.ts'
import { type StartedSimulator, startSimulator } from '../library/start-simulator.ts'
import { conclude } from './conclude.ts'
import { startProxy } from './start-proxy.ts'

const rules = deriveRules(loadContract())
let simulator: StartedSimulator

beforeAll(async () => {
  simulator = await startSimulator()
})

afterAll(async () => {
  await simulator.close()
})

/** Requirements that the proxy sees broken by the server while the suite runs through it. */
async function listBroken(role: Role, faults: string[], only?: string[]): Promise<string[]> {
  const { world } = await simulator.createWorld({ faults })
  const { target } = await takeSimulator({ role, control: { url: simulator.controlUrl, world: world.name } })
  const { origin } = new URL(target.url)
  const failures: unknown[] = []
  const proxy = await startProxy({ role, rules, upstream: origin, onFailure: (error) => failures.push(error) })
  const through = (url: string) => url.replace(origin, proxy.url)
  const { attributionUrl, registrationUrl } = target
  const callbacks =
    attributionUrl && registrationUrl ? { attributionUrl: through(attributionUrl), registrationUrl: through(registrationUrl) } : {}
  const own = await runSuite({ target: { ...target, url: through(target.url), ...callbacks }, evidence: 'failures', ...(only && { only }) })
  await proxy.close()
  const seen = conclude({ monitor: proxy.monitor, upstream: origin, startedAt: '', judged: 'server' })
  expect(failures).toEqual([])
  if (faults.length === 0) expect(own.summary.counts).toMatchObject({ fail: 0, error: 0, inconclusive: 0 })
  return seen.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id }) => id)
}

test.each(['platform', 'crm', 'adapter'] as const)('finds nothing between the whole suite and an honest %s', async (role) => {
  expect(await listBroken(role, [])).toEqual([])
})

test.each([
  ['crm', 'a2-code-reusable', 'A2-3', ['A2']],
  ['platform', 'b6-answers-201', 'B6-1', ['B6']],
  ['platform', 't8-one-history-id', 'T8-3', ['T8']],
  ['platform', 't1-repeats-logins', 'T1-8', ['T1']],
  ['platform', 't3-array-is-named-traders', 'T3-1', ['T3']],
] as const)('between the suite and a %s with the fault %s, finds %s', async (role, fault, id, only) => {
  expect(await listBroken(role, [fault], [...only])).toContain(id)
})
