import { expect, test } from 'vitest'
import type { Target } from '../../suites/kit/target.ts'
import { startSmallCrm } from '../../suites/kit/testing.ts'
import { planRun } from './plan-run.ts'

test('a plan tells what would run and what would not, and sends nothing', async () => {
  const crm = await startSmallCrm()
  const plan = await planRun(crm.target, { only: ['A2'] })
  await crm.stop()

  expect(crm.requests).toEqual([])
  expect(plan.runs.map(({ id }) => id)).toContain('A2-3')
  expect(plan.passedOver.find(({ id }) => id === 'A2-4')).toMatchObject({ verdict: 'not-tested' })
  expect(plan.passedOver.find(({ id }) => id === 'A1-1')).toMatchObject({ verdict: 'skip', reason: 'not selected' })
})

test('reading only leaves out what writes', async () => {
  const crm = await startSmallCrm()
  const plan = await planRun(crm.target, { readOnly: true })
  await crm.stop()
  expect(plan.runs.filter(({ writes }) => writes)).toEqual([])
})

test('real waits run side by side, so the longest one counts', async () => {
  const crm = await startSmallCrm({}, { time: { kind: 'real', maxWaitMs: 65_000 } })
  const plan = await planRun(crm.target, { only: ['A2'] })
  await crm.stop()
  expect(plan.waitsMs).toBe(62_000)
})

test('a plan tells what stays behind and what is undone, each once', async () => {
  const crm = await startSmallCrm({}, { credentials: { apiPassword: 'x', webhookAuthorization: 'y' } })
  const plan = await planRun(crm.target, { only: ['A6', 'A2'] })
  await crm.stop()

  expect(plan.leaves).toEqual(['attributions of invented users'])
  expect(plan.runs.find(({ id }) => id === 'A6-1')).toMatchObject({ leaves: 'attributions of invented users' })
  expect(plan.runs.find(({ id }) => id === 'A2-1')).not.toHaveProperty('leaves')
  expect(plan.runs.filter((run) => 'undoes' in run)).toEqual([])
  expect(plan.undoes).toEqual([])
  expect(plan.waitsMs).toBe(0)
})

test('a plan of the reporting suite tells what is put back', async () => {
  const crm = await startSmallCrm({}, { role: 'platform', suite: 'reporting' })
  const { role, undoes, runs } = await planRun(crm.target, {})
  await crm.stop()
  expect(role).toBe('reporting')
  expect(undoes).toContain('the dialect of the world')
  expect(runs.find((run) => run.undoes === 'the dialect of the world')?.id).toMatch(/^REP-/)
})

const url = 'http://127.0.0.1:9/'

test.each<[Target['time'], boolean]>([
  [{ kind: 'none' }, false],
  [{ kind: 'real', maxWaitMs: 65_000 }, false],
  [{ kind: 'hook', url }, true],
  [{ kind: 'control', url }, true],
])('of the clocks only one that can be set is moved: %o', async (time, moves) => {
  const crm = await startSmallCrm({}, { time })
  const [whole, part] = [await planRun(crm.target, {}), await planRun(crm.target, { only: ['A1-1', 'A1-4'] })]
  await crm.stop()
  expect(whole.movesClock).toBe(moves)
  expect(part.movesClock).toBe(false)
})

test('a plan tells of bursts only where checks race', async () => {
  const crm = await startSmallCrm()
  const [whole, part] = [await planRun(crm.target, {}), await planRun(crm.target, { only: ['A1-1', 'A1-4'] })]
  await crm.stop()
  expect([whole.burst, part.burst]).toEqual([true, false])
})
