// With vitest: one simulator for the file, a world for each test.
import { type StartedSimulator, startSimulator } from 'tripact'
import { afterAll, beforeAll, expect, test } from 'vitest'

let simulator: StartedSimulator

beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

/** Stands for your own back end: it opens a user at the platform. */
async function openUser(platform: { idBaseUrl: string; managerToken: string }, email: string): Promise<number> {
  const answer = await fetch(`${platform.idBaseUrl}/uid/create?token=${platform.managerToken}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (answer.status !== 200) throw new Error(`the platform answered ${answer.status}`)
  return ((await answer.json()) as { userId: number }).userId
}

test('a customer gets a user at the platform, and keeps it', async () => {
  const control = await simulator.createWorld()

  const first = await openUser(control.world.platform, 'mia@example.com')
  const second = await openUser(control.world.platform, 'mia@example.com')

  expect(second).toBe(first)
  const { records } = await control.records('users')
  expect(records).toContainEqual(expect.objectContaining({ userId: first, email: 'mia@example.com' }))
})

test('a defect of the platform reaches the customer as a clear error', async () => {
  const { world } = await simulator.createWorld({ faults: ['b6-answers-201'] })

  await expect(openUser(world.platform, 'mia@example.com')).rejects.toThrow('the platform answered 201')
})
