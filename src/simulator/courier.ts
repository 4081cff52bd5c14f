import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Callback } from '../domain/records.ts'
import type { Exchange } from './exchange-log.ts'
import type { OutgoingCall } from './fault.ts'
import { meetNetworkFault } from './network-faults.ts'
import { CallbackDesk } from './outgoing/callback-desk.ts'
import { COURIER_HEADER, COURIER_SECRET } from './outgoing/courier-secret.ts'
import type { CrmCall } from './outgoing/crm-calls.ts'
import { recordCall } from './outgoing/record-call.ts'
import { type CallTrouble, type RawAnswer, sendCall } from './outgoing/send-call.ts'
import type { Simulator } from './simulator.ts'
import type { World } from './world.ts'

/** A call that was made, with what came of it. */
export interface Made {
  answer: RawAnswer | CallTrouble
  exchange: Exchange
}

/** The one place that makes outgoing calls: those of the journeys, and the callbacks, when they are due. */
export class Courier {
  readonly simulator: Simulator
  readonly #closing = new AbortController()
  readonly #desk: CallbackDesk
  /** While a journal is replayed, what seems due may have been delivered long ago. */
  #isResumed = false

  constructor(simulator: Simulator) {
    this.simulator = simulator
    this.#desk = new CallbackDesk(simulator, this)
    simulator.onExecuted((world, entry, isOwn) => this.#desk.notice(world, entry, isOwn))
    simulator.onBegun((world) => this.#isResumed && this.#desk.look(world))
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  /** Makes a call of the platform to its CRM. Faults of the world may repeat it, or drop it, and then nothing was made. */
  async call(world: World, { operation, call }: CrmCall): Promise<Made[]> {
    let calls = [call]
    for (const alter of world.faults.calls) calls = calls.flatMap((one) => alter(one, world))
    const made: Made[] = []
    for (const one of calls) made.push(await this.#make(world, operation, one))
    return made
  }

  /** Attempts to deliver a callback now, or waits for the attempt that is under way. */
  deliver(world: World, id: number): Promise<Callback | undefined> {
    return this.#desk.deliver(world, id)
  }

  /** Looks for callbacks that a restart has interrupted. */
  resume(): void {
    this.#isResumed = true
    for (const world of this.simulator.worlds.values()) this.#desk.look(world)
  }

  close(): void {
    this.#closing.abort()
    this.#desk.close()
  }

  async #make(world: World, operation: string, call: OutgoingCall): Promise<Made> {
    const at = world.clock.now()
    const started = performance.now()
    const isOwn = isOwnCrm(world, call.url)
    const answer = isOwn ? await this.#send(world, withSecret(call)) : await this.#sendThroughTrouble(world, call)
    const ms = performance.now() - started
    return { answer, exchange: recordCall(world, { operation, call, answer, at, ms, isOwn }) }
  }

  #send(world: World, call: OutgoingCall, spent = 0): Promise<RawAnswer | CallTrouble> {
    const deadline = Math.max(1, world.dialect['callbacks.timeoutMs'] - spent)
    return sendCall(call, deadline, this.#closing.signal)
  }

  /** Network faults on the way to a foreign CRM happen here; those of our own CRM happen at its door. */
  async #sendThroughTrouble(world: World, call: OutgoingCall): Promise<RawAnswer | CallTrouble> {
    const fault = await meetNetworkFault(this.simulator, world, 'crm', call.ref)
    if (!fault) return this.#send(world, call)
    const { latencyMs = 0, status, dropConnection } = fault
    const deadline = world.dialect['callbacks.timeoutMs']
    await pause(Math.min(latencyMs, deadline), undefined, { signal: this.#closing.signal }).catch(() => undefined)
    if (latencyMs >= deadline) return { trouble: 'timeout', reason: `no complete answer within ${deadline} ms, by a network fault` }
    if (dropConnection) return { trouble: 'connection', reason: 'the connection was cut, by a network fault' }
    if (status !== undefined) return { status, headers: ['x-tripact-network-fault', 'status'], body: Buffer.alloc(0) }
    return this.#send(world, call, latencyMs)
  }
}

/** Whether a call goes to the simulated CRM of this process, which meets its faults itself. */
function isOwnCrm(world: World, url: string): boolean {
  if (world.crm.foreign) return false
  return URL.parse(url)?.origin === URL.parse(world.crm.url)?.origin
}

function withSecret(call: OutgoingCall): OutgoingCall {
  return { ...call, headers: { ...call.headers, [COURIER_HEADER]: COURIER_SECRET } }
}
