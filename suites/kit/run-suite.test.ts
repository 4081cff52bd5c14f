import { afterEach, describe, expect, test } from 'vitest'
import { makeContext } from './check-context.ts'
import { loadContract } from './contract.ts'
import type { CrmContext } from './crm.ts'
import { OPENAPI } from './load-checks.ts'
import { openSession } from './open-session.ts'
import type { RunResult, Verdict } from './result.ts'
import type { RunOptions } from './run-options.ts'
import { runSuite } from './run-suite.ts'
import type { Target } from './target.ts'
import { PASSWORD, type Quirks, type SmallCrm, startSmallCrm } from './testing.ts'

const running: SmallCrm[] = []
afterEach(async () => {
  for (const crm of running.splice(0)) await crm.stop()
})

async function start(quirks: Quirks = {}, change: Partial<Target> = {}): Promise<SmallCrm> {
  const crm = await startSmallCrm(quirks, change)
  running.push(crm)
  return crm
}

async function runOn(quirks: Quirks = {}, options: Partial<RunOptions> = {}, change: Partial<Target> = {}): Promise<RunResult> {
  const { target } = await start(quirks, change)
  return runSuite({ target, only: ['A2'], ...options })
}

function verdictOf(result: RunResult, id: string): Verdict | undefined {
  return result.checks.find((check) => check.id === id)?.verdict
}

describe('a run', () => {
  test('passes what is right, and says what it could not test', async () => {
    const result = await runOn()
    expect(result.checks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
    expect(verdictOf(result, 'A2-3')).toBe('pass')
    expect(verdictOf(result, 'A2-4')).toBe('not-tested')
    expect(verdictOf(result, 'A1-4')).toBe('skip')
    expect(result.summary.verdict).toBe('no-failures-found')
    expect(result.observations).toMatchObject({ 'I-15': 404 })
  })

  test('lists every requirement of the role exactly once', async () => {
    const { checks } = await runOn()
    const wanted = loadContract(OPENAPI).requirements.filter(({ roles, level }) => roles.includes('crm') && level !== 'retired')
    expect(checks.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
  })

  test('fails the requirement that is broken, and no other', async () => {
    const result = await runOn({ reusesCodes: true })
    expect(result.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual(['A2-3'])
    const failure = result.checks.find(({ id }) => id === 'A2-3')
    const shown = result.exchanges.filter(({ n }) => failure?.exchanges.includes(n)).map(({ operation }) => operation)
    expect(shown.filter((operation) => operation === 'authorizeOneTime')).toHaveLength(2)
  })

  test('a body of the wrong form fails the first requirement of its operation', async () => {
    const result = await runOn({ namesUsersAsText: true })
    expect(verdictOf(result, 'A2-1')).toBe('fail')
  })

  test('a wrong label is a warning of its own requirement', async () => {
    const result = await runOn({ labelsAsText: true })
    expect(verdictOf(result, 'HTTP-4')).toBe('warn')
    expect(verdictOf(result, 'A2-1')).toBe('pass')
  })

  test('a broken A1 is one failure, and blocks the others', async () => {
    const result = await runOn({ refusesPassword: true })
    expect(result.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual(['A1-1'])
    expect(result.checks.find(({ id }) => id === 'A2-3')).toMatchObject({ verdict: 'inconclusive' })
    expect(result.checks.find(({ id }) => id === 'A2-3')?.reason).toContain('blocked by A1-1')
  })

  test('a target that never answers fails, and the run ends', async () => {
    const result = await runOn({ answersSlowly: true }, {}, { answerMs: 200 })
    expect(verdictOf(result, 'A1-1')).toBe('fail')
    expect(result.checks.find(({ id }) => id === 'A1-1')?.actual).toBe('no answer to POST within 200 ms')
  })

  test('Retry-After is honoured', async () => {
    const result = await runOn({ putsOffFirst: true })
    expect(result.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'inconclusive')).toEqual([])
    expect(result.exchanges.some(({ response }) => response?.status === 429)).toBe(true)
  })

  test('no secret is in the result, whatever carried it', async () => {
    const text = JSON.stringify(await runOn())
    expect(text).not.toContain(PASSWORD)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
    expect(text).toContain('$API_PASSWORD')
  })

  test('a read-only run writes nothing', async () => {
    const crm = await start()
    const result = await runSuite({ target: crm.target, only: ['A2'], readOnly: true })
    expect(verdictOf(result, 'A2-3')).toBe('skip')
    expect(crm.requests).toEqual(['GET /'])
  })

  test('an interrupted run gives what it has', async () => {
    const result = await runOn({}, { signal: AbortSignal.abort() })
    expect(result.interrupted).toBe(true)
    expect(verdictOf(result, 'A2-3')).toBe('not-tested')
  })

  test('nobody at the address is not a verdict', async () => {
    const { target, stop } = await startSmallCrm()
    await stop()
    await expect(runSuite({ target, only: ['A2'] })).rejects.toThrow(/cannot be reached \(ECONNREFUSED\)/)
  })

  test('a target that says nothing is asked no more after a while', async () => {
    const { checks, summary } = await runSuite({ target: (await start({ answersSlowly: true }, { answerMs: 50 })).target })
    expect(checks.filter(({ verdict }) => verdict === 'pass')).toEqual([])
    expect(checks.filter(({ reason }) => /no answer to \d+ calls in a row/.test(reason ?? '')).length).toBeGreaterThan(0)
    expect(summary.verdict).toBe('nonconformant')
  })

  test('two runs at once do not know of each other', async () => {
    const [good, bad] = await Promise.all([runOn(), runOn({ reusesCodes: true })])
    expect([verdictOf(good, 'A2-3'), verdictOf(bad, 'A2-3')]).toEqual(['pass', 'fail'])
  })
})

describe('a race', () => {
  test('sends its requests at the same moment', async () => {
    const { target } = await start()
    const { session, close } = await openSession({ target }, loadContract(OPENAPI))
    try {
      const { crm, race } = makeContext(session, 'A2-3', { exchanges: [], warnings: [] }) as CrmContext
      const code = await crm.issueOneTimeToken(1001)
      const answers = await race(10, (racing) => racing.crm.authorizeOneTime({ body: { code } }))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
    } finally {
      await close()
    }
  })
})
