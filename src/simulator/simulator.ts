import { UsageError } from '../cli/usage-error.ts'
import { type Dialect, defaultDialect } from '../contract/dialect.ts'
import type { Contract } from '../contract/load-contract.ts'
import type { ContractOperation } from '../contract/operation.ts'
import { deriveRules, type Rules } from '../contract/rules.ts'
import { Refusal } from '../domain/refusal.ts'
import type { FaultSet } from './fault.ts'
import { renderRefusal } from './http/render-refusal.ts'
import { type Entry, type Follower, type Header, JOURNAL_VERSION, type Journal, type Outcome, WorldGone } from './journal/journal.ts'
import type { AnyAnswer, AnyInput, AnyOperation } from './operation.ts'
import { captureState, restoreSnapshot } from './snapshot.ts'
import { type CrmConnection, type Origin, World } from './world.ts'

/** What the simulator is assembled from; each part can be replaced in a test. */
export interface Parts {
  contract: Contract
  journal: Journal
  operations: Record<string, AnyOperation>
  findFaults: (ids: readonly string[], honest: FaultSet) => FaultSet
  furnish: (world: World) => void
  /** Where this process reaches the CRM of a world that it finds in the journal. */
  connectCrm?: (header: Header) => CrmConnection
  machineTime: () => number
}

/** Plays all worlds: writes inputs to the journal, executes them in its order, and answers. */
export class Simulator implements Follower {
  readonly contract: Contract
  readonly rules: Rules
  readonly defaultDialect: Dialect
  readonly journal: Journal
  readonly worlds = new Map<string, World>()
  readonly honest: FaultSet
  readonly #parts: Parts
  readonly #operationsById: Map<string, ContractOperation>
  readonly #begunListeners: ((world: World) => void)[] = []
  readonly #executedListeners: ((world: World, entry: Entry, isOwn: boolean) => void)[] = []
  #isRestoring = false
  /** The state that those who read a role see: the world itself, unless its reads are behind. */
  readFrom = (world: World): World => world

  constructor(parts: Parts) {
    this.#parts = parts
    this.contract = parts.contract
    this.journal = parts.journal
    this.rules = deriveRules(parts.contract)
    this.defaultDialect = defaultDialect(parts.contract.dialect)
    this.honest = {
      faults: [],
      rules: this.rules,
      operations: new Map(Object.entries(parts.operations)),
      requests: [],
      wire: [],
      calls: [],
      habits: {},
    }
    this.#operationsById = new Map(
      parts.contract.operations.filter((operation) => !operation.aliasOf).map((operation) => [operation.id, operation]),
    )
  }

  operation(id: string): ContractOperation | undefined {
    return this.#operationsById.get(id)
  }

  /** Takes over the worlds that the journal has kept. */
  async open(): Promise<void> {
    this.#isRestoring = true
    await this.journal.open(this)
    this.#isRestoring = false
  }

  /** Resolves when this process knows all that anybody was answered before, about one world or all. Undefined: it always does. */
  refresh(name?: string): Promise<void> | undefined {
    return this.journal.refresh?.(name)
  }

  /** Called after each executed entry, except those of a restart. Other replicas' entries are not this process's own. */
  onExecuted(listener: (world: World, entry: Entry, isOwn: boolean) => void): void {
    this.#executedListeners.push(listener)
  }

  /** Called for each world that begins here, and again when one begins anew. */
  onBegun(listener: (world: World) => void): void {
    this.#begunListeners.push(listener)
  }

  /** Executes an operation that changes state: journal first, then the operation. */
  perform(world: World, operation: string, input: AnyInput): AnyAnswer | Promise<AnyAnswer> {
    return this.journal.append({ world: world.name, at: world.clock.machineNow(), operation, input })
  }

  /** Executes an operation that only reads. */
  read(world: World, operation: string, input: AnyInput): AnyAnswer {
    world.now = world.clock.now()
    return this.#run(world, operation, input)
  }

  /** Executes one entry as the journal has it. */
  execute(entry: Entry, isOwn: boolean): Outcome {
    const world = this.worlds.get(entry.world)
    if (!world) return { error: new WorldGone(entry.world) }
    const outcome = this.apply(world, entry)
    if (!this.#isRestoring) for (const listener of this.#executedListeners) listener(world, entry, isOwn)
    return outcome
  }

  /** Executes an entry on a state; nobody hears of it. */
  apply(world: World, entry: Entry): Outcome {
    world.clock.enter(entry.at)
    try {
      world.now = world.clock.now()
      const answer = this.#run(world, entry.operation, entry.input as AnyInput)
      if (answer.body !== undefined) answer.text = JSON.stringify(answer.body)
      return { answer }
    } catch (error) {
      return { error }
    } finally {
      world.clock.leave()
    }
  }

  #run(world: World, operation: string, input: AnyInput): AnyAnswer {
    const perform = world.faults.operations.get(operation) ?? this.honest.operations.get(operation)
    if (!perform) throw new Error(`no operation ${operation}`)
    try {
      return perform(input, world)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return this.refuse(world, operation, error)
    }
  }

  /** The answer to something that the specification turns down. */
  refuse(world: World, operation: string, refusal: Refusal): AnyAnswer {
    const requirement = this.rules.requirements.get(refusal.requirement)
    if (!requirement) throw new Error(`refused by ${refusal.requirement}, which no document has`)
    const role = this.#operationsById.get(operation)?.role ?? 'platform'
    return renderRefusal({ requirement, reason: refusal.message, field: refusal.field }, role, world.dialect)
  }

  /** A second copy of a world's state, which the simulator does not play. */
  copyWorld(world: World, snapshot: unknown): World {
    return this.#makeWorld({ ...this.#headerOf(world.origin), snapshot })
  }

  /** Makes a world, or undefined when one has that name. */
  async createWorld(origin: Origin): Promise<World | undefined> {
    if (this.worlds.has(origin.name)) return undefined
    const header = this.#headerOf(origin)
    const world = this.#makeWorld(header)
    if (!(await this.journal.begin(header))) return undefined
    return this.#place(world)
  }

  /** The world that the journal has under this name, or a new one; another replica may be making it at the same time. */
  async findOrCreateWorld(origin: Origin): Promise<World> {
    const world = this.worlds.get(origin.name) ?? (await this.createWorld(origin))
    if (world) return world
    await this.journal.refresh?.(origin.name)
    return this.worlds.get(origin.name) ?? this.findOrCreateWorld(origin)
  }

  /** Goes back to the world's own seed and fixture. */
  async resetWorld(world: World): Promise<World> {
    return this.#rebaseWorld(this.#headerOf(world.origin))
  }

  /** Puts a state that was captured before in the place of a world. Its journal begins anew from there. */
  async replaceWorld(world: World, seed: string, snapshot: unknown): Promise<World> {
    return this.#rebaseWorld({ ...this.#headerOf({ ...world.origin, seed }), snapshot })
  }

  async #rebaseWorld(header: Header): Promise<World> {
    const fresh = this.#makeWorld(header)
    await this.journal.rebase(header)
    return this.#place(fresh)
  }

  async deleteWorld(world: World): Promise<void> {
    await this.journal.end(world.name)
    this.end(world.name)
  }

  begin(header: Header): void {
    if (header.version !== JOURNAL_VERSION) {
      throw new UsageError(
        `the journal of world "${header.world}" has version ${header.version}, but only version ${JOURNAL_VERSION} can be executed`,
      )
    }
    const crm = this.#parts.connectCrm?.(header) ?? header.crm
    this.#place(this.#makeWorld({ ...header, crm }))
  }

  end(name: string): void {
    this.worlds.get(name)?.events.end()
    this.worlds.delete(name)
  }

  capture(name: string): () => unknown {
    const world = this.worlds.get(name)
    if (!world) throw new WorldGone(name)
    return captureState(world)
  }

  #place(world: World): World {
    this.worlds.get(world.name)?.events.end()
    this.worlds.set(world.name, world)
    for (const listener of this.#begunListeners) listener(world)
    return world
  }

  /** The header from which a new world's first state follows. */
  #headerOf({ name, ...origin }: Origin): Header {
    return { version: JOURNAL_VERSION, world: name, ...origin, dialect: { ...origin.dialect }, at: this.#parts.machineTime() }
  }

  #makeWorld({ world: name, seed, fixture, dialect, faults, clock, crm, at, snapshot }: Header): World {
    const origin: Origin = { name, seed, fixture, dialect: dialect as unknown as Dialect, faults, clock, crm }
    const world = new World(origin, (ids) => this.findFaults(ids), this.#parts.machineTime, at)
    this.#parts.furnish(world)
    if (snapshot !== undefined) restoreSnapshot(world, snapshot)
    return world
  }

  findFaults(ids: readonly string[]): FaultSet {
    return this.#parts.findFaults(ids, this.honest)
  }
}
