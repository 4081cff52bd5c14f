import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Entry, Header } from '../journal/journal.ts'
import { replayJournal } from '../journal/replay.ts'
import { takeSnapshot } from '../snapshot.ts'
import type { RunningSimulator } from '../start-simulator.ts'
import { openWorld, startTestSimulator, until } from '../testing/control.ts'
import { type ForeignCrm, startForeignCrm } from '../testing/foreign-crm.ts'
import { makeSimulator } from '../testing/make-simulator.ts'

let simulator: RunningSimulator
let crm: ForeignCrm
beforeAll(async () => {
  simulator = await startTestSimulator()
  crm = await startForeignCrm()
})
afterAll(async () => {
  await simulator.close()
  await crm.close()
})

it('replays all that a foreign CRM said without calling it', async () => {
  const world = await openWorld(simulator, { crm: { url: crm.url } })
  const { sessionId } = (await world.post('/apps/login', { code: 'abc' })).body
  await world.post('/apps/login', { code: 'abc' })
  await world.post(`/apps/${sessionId}/in-app`, {})
  await world.post(`/apps/${sessionId}/logout`)
  await world.put('/faults', { network: [{ role: 'crm', ref: 'A7', status: 503, times: 1 }] })
  await world.post('/invitations', { invitedUserId: 1, partnerUserId: 6, brokerName: world.given.brokerName })
  await world.post('/registrations', { email: 'lea@example.com', partnerUserId: 6, brokerName: world.given.brokerName })
  await until(async () => (await world.get('/callbacks')).body.callbacks[1].attempts.length === 1)
  await world.advance(1000)
  await until(async () => (await world.get('/callbacks')).body.callbacks[1].state === 'delivered')
  const calls = crm.requests.length

  const original = simulator.simulator.worlds.get(world.name)!
  const { header, entries } = await simulator.simulator.journal.read(world.name)
  const elsewhere = JSON.parse(JSON.stringify({ header, entries: [...(entries as Entry[])] })) as { header: Header; entries: Entry[] }
  const replay = await replayJournal(await makeSimulator(), elsewhere.header, elsewhere.entries)

  expect(replay.differences).toEqual([])
  expect(replay.compared).toBeGreaterThan(10)
  expect(JSON.parse(JSON.stringify(takeSnapshot(replay.world)))).toEqual(JSON.parse(JSON.stringify(takeSnapshot(original))))
  expect(crm.requests).toHaveLength(calls)
})

it('delivers what was still to be delivered when a state is restored', async () => {
  const world = await openWorld(simulator, { crm: { url: crm.url } })
  crm.on('A6', () => [500, {}])
  await world.post('/invitations', { invitedUserId: 1, partnerUserId: 6, brokerName: world.given.brokerName })
  const snapshot = (await world.get('/snapshot')).body
  await world.post('/reset')
  expect((await world.get('/callbacks')).body.callbacks).toEqual([])

  crm.on('A6', () => [200, { brokerResult: 'ATTRIBUTED' }])
  await world.put('/snapshot', snapshot)
  await world.advance(1000)
  await until(async () => (await world.get('/callbacks')).body.callbacks[0].state === 'delivered')
})
