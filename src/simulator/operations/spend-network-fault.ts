import { findNetworkFault } from '../network-faults.ts'
import type { Action } from '../operation.ts'
import type { NetworkFault } from '../world.ts'

/** A call runs into a network fault that has only some times left: it has one less now, or it is gone. */
export const spendNetworkFault: Action<{ role: NetworkFault['role']; ref: string }, { fault: NetworkFault | null }> = ({ body }, world) => {
  const fault = findNetworkFault(world, body.role, body.ref)
  if (fault?.times !== undefined) {
    const left = fault.times - 1
    world.networkFaults = world.networkFaults.flatMap((other) =>
      other === fault ? (left > 0 ? [{ ...other, times: left }] : []) : [other],
    )
  }
  return { status: 200, body: { fault: fault ?? null } }
}
