import { expect, test } from 'vitest'
import { type StartedSimulator, startSimulator } from '../src/library/start-simulator.ts'
import { runFlows, type Servers } from './flows/run-flows.ts'

function serversOf({ world: { platform, crm, adapter }, controlUrl }: StartedSimulator): Servers {
  return { platform: platform.hostUrl, crm: crm.url, adapter: adapter.url, control: controlUrl }
}

test('every workflow can be walked on a simulator, again and again', async () => {
  const simulator = await startSimulator()
  const first = await runFlows(serversOf(simulator))
  const second = await runFlows(serversOf(simulator))
  await simulator.close()

  expect(first).toEqual({
    'read-world': 'success',
    'sso-log-in': 'success',
    'automatic-re-log-in': 'success',
    'in-app-action': 'success',
    'log-out-by-platform': 'success',
    'log-out-by-broker': 'success',
    'open-and-link-account': 'success',
    deposit: 'success',
    'charting-case-a': 'success',
    'charting-case-b': 'success',
    'charting-case-c': 'success',
    attribution: 'success',
  })
  expect(second).toEqual(first)
})

test('a platform with a fault does not get through its workflow', async () => {
  const simulator = await startSimulator({ faults: ['t8-deposit-books-nothing'] })
  const ends = await runFlows(serversOf(simulator))
  await simulator.close()

  expect(ends).toMatchObject({ deposit: 'error', 'open-and-link-account': 'success' })
})
