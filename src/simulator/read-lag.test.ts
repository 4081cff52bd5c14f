import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningSimulator } from './start-simulator.ts'
import { call, openWorld, startTestSimulator } from './testing/control.ts'

let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startTestSimulator()
})
afterAll(() => simulator.close())

it('lets reads be behind writes by as long as the dialect says, and no longer', async () => {
  const world = await openWorld(simulator, { dialect: { 'wire.readLagMs': 1000 } })
  const { idBaseUrl, managerToken } = world.platform
  const lookUp = () => call(`${idBaseUrl}/uid/getUserId?token=${managerToken}&email=late@example.com`, 'GET')
  const created = await call(`${idBaseUrl}/uid/create?token=${managerToken}`, 'POST', { email: 'late@example.com' })
  expect(created.status).toBe(200)

  expect((await lookUp()).status).toBe(404)
  await sleep(1200)
  expect(await lookUp()).toMatchObject({ status: 200, body: { userId: created.body.userId } })
})
