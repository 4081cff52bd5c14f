import { setTimeout } from 'node:timers/promises'
import { meetNetworkFault } from '../network-faults.ts'
import type { Simulator } from '../simulator.ts'
import { recordCut, type ServedRequest, sendAnswer } from './send-answer.ts'

/** Lets a call run into the network faults of its world. True when it has been answered, or cut, and nothing else is to be done for it. */
export async function runIntoTrouble(simulator: Simulator, served: ServedRequest): Promise<boolean> {
  const { world, operation, reply, request } = served
  if (!operation || operation.role === 'control') return false
  const fault = await meetNetworkFault(simulator, world, operation.role, operation.ref)
  if (!fault) return false
  // A latency is real time, and no reason to keep the process alive.
  if (fault.latencyMs) await setTimeout(fault.latencyMs, undefined, { ref: false })
  if (fault.dropConnection) {
    recordCut(served, 'the connection was cut, by a network fault')
    reply.hijack()
    request.raw.socket.destroy()
    return true
  }
  if (fault.status === undefined) return false
  sendAnswer(served, { status: fault.status, headers: { 'x-tripact-network-fault': 'status' } })
  return true
}
