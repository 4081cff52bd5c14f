import { nearest } from '../contract/dialect.ts'
import type { JsonObject } from '../contract/json.ts'
import type { Contract } from '../contract/load-contract.ts'
import type { Role } from '../contract/requirement.ts'
import { deriveRules } from '../contract/rules.ts'
import type { Fault, FaultSet } from './fault.ts'
import type { AnyOperation } from './operation.ts'

let byId: Map<string, Fault> | undefined

/** Reads all faults, a file each, which honest worlds need not wait for. To be called before any is asked for. */
export async function loadFaults(): Promise<void> {
  if (byId) return
  const { faults } = await import('./faults/registry.ts')
  byId = new Map(faults.map((fault) => [fault.id, fault]))
}

/** A fault was asked for that does not exist. */
export class UnknownFault extends Error {}

/** Assembles the named faults for one world; without any, all worlds share the honest set. */
export function findFaults(contract: Contract, ids: readonly string[], honest: FaultSet): FaultSet {
  if (ids.length === 0) return honest
  const chosen = ids.map(findFault)
  return {
    faults: chosen,
    rules: deriveRules(contract, combineChanges(chosen), honest.rules),
    operations: wrapOperations(chosen, honest.operations),
    requests: chosen.flatMap((fault) => fault.requests ?? []),
    wire: chosen.flatMap((fault) => fault.wire ?? []),
    calls: chosen.flatMap((fault) => fault.calls ?? []),
    habits: Object.assign({}, ...chosen.map((fault) => fault.habits ?? {})),
  }
}

function findFault(id: string): Fault {
  if (!byId) throw new Error('the faults were asked for before they were loaded')
  const fault = byId.get(id)
  if (fault) return fault
  const near = nearest(id, [...byId.keys()])
  throw new UnknownFault(`there is no fault "${id}"${near ? `: did you mean "${near}"?` : ''}; \`tripact faults\` lists them`)
}

function combineChanges(chosen: Fault[]): Partial<Record<Role, (document: JsonObject) => void>> {
  const roles = new Set(chosen.filter((fault) => fault.contract).map((fault) => fault.role))
  return Object.fromEntries(
    [...roles].map((role) => [
      role,
      (document: JsonObject) => {
        for (const fault of chosen) if (fault.role === role) fault.contract?.(document)
      },
    ]),
  )
}

function wrapOperations(chosen: Fault[], honest: Map<string, AnyOperation>): Map<string, AnyOperation> {
  const operations = new Map(honest)
  for (const fault of chosen) {
    for (const [id, wrapped] of Object.entries(fault.operations ?? {})) {
      const inner = operations.get(id)
      if (!inner) throw new Error(`the fault ${fault.id} wraps ${id}, which does not exist`)
      operations.set(id, (input, world) =>
        (wrapped as (input: unknown, world: unknown, honest: unknown) => ReturnType<AnyOperation>)(input, world, inner),
      )
    }
  }
  return operations
}
