import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningSimulator } from './start-simulator.ts'
import { openWorld, startTestSimulator } from './testing/control.ts'

const DAY = 24 * 60 * 60 * 1000

let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startTestSimulator()
})
afterAll(() => simulator.close())

it('charges the nights that a clock has passed, each once', async () => {
  const world = await openWorld(simulator)
  const { traderLogin: login } = world.given
  const deal = await world.post('/trading/deals', { login, symbolId: 1, tradeSide: 'BUY', volume: 100_000, executionPrice: 110_000 })
  expect(deal.status).toBe(200)
  const swap = async () => (await world.get('/reporting/positions')).body.position[0].swap
  expect(await swap()).toBe('0')

  await world.advance(DAY)
  const nightly = await swap()
  expect(Number(nightly)).toBeLessThan(0)
  await world.advance(60_000)
  expect(await swap()).toBe(nightly)
  await world.advance(2 * DAY)
  expect(await swap()).toBe(String(3 * Number(nightly)))
})
