import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedSimulator, startSimulator } from '../../src/library/start-simulator.ts'
import { loadChecks } from '../../suites/kit/load-checks.ts'
import type { CheckResult } from '../../suites/kit/result.ts'
import type { RunEvent } from '../../suites/kit/run-options.ts'
import { runSuite } from '../../suites/kit/run-suite.ts'
import type { SimulatorTarget, Suite } from '../../suites/kit/target.ts'

// The suites of all roles against the simulator, one test for each endpoint or topic: what they do not notice, a mutant survives.

const SUITES: Record<Suite, Pick<SimulatorTarget, 'role' | 'suite'>> = {
  crm: { role: 'crm' },
  adapter: { role: 'adapter' },
  platform: { role: 'platform' },
  reporting: { role: 'platform', suite: 'reporting' },
}

let simulator: StartedSimulator
beforeAll(async () => {
  simulator = await startSimulator({ fixture: 'empty' })
})
afterAll(() => simulator.close())

const topics = await Promise.all(Object.keys(SUITES).map((suite) => topicsOf(suite as Suite)))

it.each(topics.flat())('$suite $topic', async ({ suite, topic }) => {
  expect(await findFirstFault(suite, topic)).toBeUndefined()
})

async function topicsOf(suite: Suite): Promise<{ suite: Suite; topic: string }[]> {
  const ids = (await loadChecks(suite)).map(({ id }) => id.replace(/-\d+$/, ''))
  return [...new Set(ids)].map((topic) => ({ suite, topic }))
}

type Noticed = Pick<CheckResult, 'id' | 'verdict' | 'reason'>

const isNoticed = ({ verdict }: Pick<CheckResult, 'verdict'>) => ['fail', 'error', 'warn'].includes(verdict)

/** The first check that notices something; no more are run after it. */
async function findFirstFault(suite: Suite, topic: string): Promise<Noticed | undefined> {
  const stop = new AbortController()
  let first: Noticed | undefined
  const onEvent = (event: RunEvent) => {
    if (event.kind !== 'end' || !isNoticed(event)) return
    first ??= event
    stop.abort()
  }
  const target = { ...SUITES[suite], control: { url: simulator.controlUrl, create: {} } }
  const { checks } = await runSuite({ target, only: [topic], seed: 'mutate', evidence: 'failures', signal: stop.signal, onEvent })
  return first ?? checks.find(isNoticed)
}
