import type { Simulator } from './simulator.ts'
import type { NetworkFault, World } from './world.ts'

/** The first fault that fits a call. */
export function findNetworkFault(world: World, role: NetworkFault['role'], ref: string): NetworkFault | undefined {
  return world.networkFaults.find((fault) => fault.role === role && (fault.ref === undefined || fault.ref === ref))
}

/** The trouble that a call runs into, if any. Faults that end after so many calls are counted in the journal. */
export async function meetNetworkFault(
  simulator: Simulator,
  world: World,
  role: NetworkFault['role'],
  ref: string,
): Promise<NetworkFault | undefined> {
  const fault = findNetworkFault(world, role, ref)
  if (!fault || fault.times === undefined) return fault
  const answer = await simulator.perform(world, 'spendNetworkFault', { path: {}, query: {}, body: { role, ref }, caller: {}, exact: {} })
  return (answer.body as { fault: NetworkFault | null }).fault ?? undefined
}
