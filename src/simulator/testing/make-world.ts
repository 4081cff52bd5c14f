import { type Dialect, defaultDialect } from '../../contract/dialect.ts'
import { type Contract, loadContract } from '../../contract/load-contract.ts'
import { deriveRules } from '../../contract/rules.ts'
import type { FaultSet } from '../fault.ts'
import { findFaults, loadFaults } from '../find-faults.ts'
import { furnish } from '../fixtures/furnish.ts'
import type { Answer, AnyAnswer, AnyInput, AnyOperation, Input, Operation, OperationId } from '../operation.ts'
import { operations } from '../operations/registry.ts'
import { type Origin, World } from '../world.ts'

export { refusedBy } from '../../domain/testing/refused-by.ts'

/** 15 January 2026, noon: the time at which the clock of a test's world stands still. */
export const NOON = Date.UTC(2026, 0, 15, 12)

export interface WorldWishes {
  fixture?: string
  seed?: string
  dialect?: Partial<Dialect>
  faults?: string[]
  now?: number
  crm?: Partial<Origin['crm']>
}

await loadFaults()

let contract: Contract | undefined
let honest: FaultSet | undefined

/** A furnished world with a frozen clock, for tests that call operations directly. */
export function makeWorld(wishes: WorldWishes = {}): World {
  contract ??= loadContract()
  honest ??= {
    faults: [],
    rules: deriveRules(contract),
    operations: new Map(Object.entries(operations)),
    requests: [],
    wire: [],
    calls: [],
    habits: {},
  }
  const [documents, none] = [contract, honest]
  const world = new World(
    originOf(wishes, contract),
    (ids) => findFaults(documents, ids, none),
    () => 0,
  )
  furnish(world)
  return world
}

export function originOf(wishes: WorldWishes, { dialect }: Contract): Origin {
  return {
    name: 'test',
    seed: wishes.seed ?? 'seed',
    fixture: wishes.fixture ?? 'empty',
    dialect: { ...defaultDialect(dialect), ...wishes.dialect },
    faults: wishes.faults ?? [],
    clock: { mode: 'frozen', value: wishes.now ?? NOON },
    crm: {
      url: 'http://crm.test',
      apiPassword: 'crm-password',
      webhookAuthorization: 'Basic d2ViaG9vaw==',
      attributionWebhookUrl: 'http://crm.test/attribution',
      registrationWebhookUrl: 'http://crm.test/registration',
      foreign: false,
      ...wishes.crm,
    },
  }
}

/** What an operation answers when it refuses nothing. */
type Success<Id extends OperationId> = Extract<Answer<Id>, { status: 200 | 201 | 202 | 204 }>

/** Calls an operation as a manager who may do everything; the input holds only what matters to the test. */
export function ask<Id extends OperationId>(world: World, operation: Operation<Id>, input: Partial<Input<Id>> = {}): Success<Id> {
  return askAny(world, operation as unknown as AnyOperation, input as Partial<AnyInput>) as Success<Id>
}

/** The same by the operation's name, with the faults of the world in force. */
export function askByName(world: World, id: OperationId, input: Partial<AnyInput> = {}): AnyAnswer {
  const operation = world.faults.operations.get(id)
  if (!operation) throw new Error(`no operation ${id}`)
  return askAny(world, operation, input)
}

function askAny(world: World, operation: AnyOperation, input: Partial<AnyInput>): AnyAnswer {
  world.now = world.clock.now()
  const manager = [...world.managers.values()].find(({ canAuthenticateUsers }) => canAuthenticateUsers)
  return operation({ path: {}, query: {}, body: undefined, caller: manager ? { manager } : {}, exact: {}, ...input }, world)
}

/** Lets time pass in a world whose clock stands still. */
export function letPass(world: World, ms: number): void {
  world.clock.moveTo(world.clock.now() + ms)
  world.now = world.clock.now()
}
