import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedSimulator, startSimulator } from '../../src/library/start-simulator.ts'
import { faults } from '../../src/simulator/faults/registry.ts'
import { type KnownFault, runKillMatrix } from './kill-matrix.ts'

let simulator: StartedSimulator
beforeAll(async () => {
  simulator = await startSimulator({ fixture: 'empty' })
})
afterAll(() => simulator.close())

it('catches every fault by a check of what it breaks', { timeout: 900_000 }, async () => {
  const kills = await runKillMatrix(faults as KnownFault[], { controlUrl: simulator.controlUrl, isQuick: true, concurrency: 4 })
  expect(kills.length).toBeGreaterThan(1000)
  expect(kills.filter(({ outcome }) => outcome !== 'killed').map(({ fault, breaks }) => `${fault} (${breaks.join(', ')})`)).toEqual([])
})
