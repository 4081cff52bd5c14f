import { expect, test } from 'vitest'
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
