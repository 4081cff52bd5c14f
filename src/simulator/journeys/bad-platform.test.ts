import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FaultSet } from '../fault.ts'
import type { RunningSimulator } from '../start-simulator.ts'
import { type ControlledWorld, openWorld, startTestSimulator, until } from '../testing/control.ts'
import { type ForeignCrm, startForeignCrm } from '../testing/foreign-crm.ts'

let simulator: RunningSimulator
let crm: ForeignCrm
let world: ControlledWorld
beforeAll(async () => {
  simulator = await startTestSimulator()
})
beforeEach(async () => {
  crm = await startForeignCrm()
  world = await openWorld(simulator, { crm: { url: crm.url } })
})
afterEach(() => crm.close())
afterAll(() => simulator.close())

/** Gives the platform of this test's world a defect. */
function spoil(defect: Partial<FaultSet>): void {
  const played = simulator.simulator.worlds.get(world.name)!
  played.faults = { ...played.faults, ...defect }
}

const refs = () => crm.requests.map(({ ref }) => ref)
const invite = () => world.post('/invitations', { invitedUserId: 1, partnerUserId: 6, brokerName: world.given.brokerName })

it('may ask for a new CRM token each time', async () => {
  spoil({ habits: { fetchCrmTokenEveryTime: true } })
  await world.post('/apps/login', { code: 'a' })
  await world.post('/apps/login', { code: 'b' })
  expect(refs()).toEqual(['A1', 'A2', 'A1', 'A2'])
})

it('may keep a CRM token that was refused', async () => {
  spoil({ habits: { keepCrmTokenAfterRefusal: true } })
  await world.post('/apps/login', { code: 'a' })
  crm.on('A2', () => [403, { code: 'CH_CLIENT_AUTH_FAILURE' }])
  await world.post('/apps/login', { code: 'b' })
  expect(refs()).toEqual(['A1', 'A2', 'A2'])
})

it('may cache the token of a page, and forget the in-app token', async () => {
  spoil({ habits: { cacheInAppToken: true, forgetInappToken: true } })
  const { sessionId } = (await world.post('/apps/login', { code: 'a' })).body
  const [first, second] = [await world.post(`/apps/${sessionId}/in-app`, {}), await world.post(`/apps/${sessionId}/in-app`, {})]
  expect(second.body.token).toBe(first.body.token)
  expect(refs()).toEqual(['A1', 'A2', 'A4'])
  expect(crm.requests.at(-1)!.query.has('inappToken')).toBe(false)
})

it('may skip A5', async () => {
  spoil({ habits: { skipCrmLogout: true } })
  const { sessionId } = (await world.post('/apps/login', { code: 'a' })).body
  await world.post(`/apps/${sessionId}/logout`)
  expect(refs()).not.toContain('A5')
})

it('may alter, repeat or drop its calls, and the findings say which rule that breaks', async () => {
  spoil({ calls: [(call) => [{ ...call, headers: { ...call.headers, authorization: '' } }, call]] })
  await invite()
  expect(refs()).toEqual(['A6', 'A6'])
  const [altered] = await world.exchanges()
  expect(altered!.findings).toEqual([expect.objectContaining({ severity: 'error', requirement: 'A6-9' })])

  spoil({ calls: [(call) => (call.ref === 'A6' ? [] : [call])] })
  await invite()
  expect(refs()).toHaveLength(2)
  await until(async () => (await world.get('/callbacks')).body.callbacks[1].state === 'delivered')
})
