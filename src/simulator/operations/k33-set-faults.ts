import type { Operation } from '../operation.ts'
import type { World } from '../world.ts'

/** K33: what is sent is in force afterwards, and nothing else. */
export const setFaults: Operation<'setFaults'> = ({ body }, world) => {
  world.faults = world.findFaults(body.faults ?? [])
  world.networkFaults = (body.network ?? []).map((fault) => ({ ...fault }))
  return { status: 200, body: describeFaults(world) }
}

/** The faults in force; network faults that are used up are left out. */
export function describeFaults(world: World) {
  return { faults: world.faults.faults.map((fault) => fault.id), network: world.networkFaults }
}
