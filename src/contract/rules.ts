import type { JsonObject } from './json.ts'
import type { Contract } from './load-contract.ts'
import { ROLES } from './load-contract.ts'
import { type ContractOperation, readOperations } from './operation.ts'
import type { Requirement, Role } from './requirement.ts'
import { Validators } from './validators.ts'

/** What one document demands, ready to be applied: its operations and the validators of its schemas. */
export interface RoleRules {
  role: Role
  document: JsonObject
  operations: Map<string, ContractOperation>
  validators: Validators
}

/** The rules of all roles. Worlds share one set unless a fault changes a document. */
export interface Rules {
  roles: Record<Role, RoleRules>
  requirements: Map<string, Requirement>
}

/** Derives the rules; `change` may alter a copy of a document first (that is how a contract fault works). */
export function deriveRules(
  contract: Contract,
  changes: Partial<Record<Role, (document: JsonObject) => void>> = {},
  honest?: Rules,
): Rules {
  const roles = {} as Rules['roles']
  for (const role of ROLES) {
    const change = changes[role]
    if (!change && honest) {
      roles[role] = honest.roles[role]
      continue
    }
    const document = change ? structuredClone(contract.documents[role]) : contract.documents[role]
    change?.(document)
    roles[role] = deriveRoleRules(contract, role, document)
  }
  return { roles, requirements: contract.requirements }
}

function deriveRoleRules(contract: Contract, role: Role, document: JsonObject): RoleRules {
  const honest = new Map(contract.operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))
  const operations = readOperations(document, role).map((operation) => ({
    ...operation,
    requirements: honest.get(`${operation.method} ${operation.path}`)?.requirements ?? [],
  }))
  return {
    role,
    document,
    operations: new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation])),
    validators: new Validators(document),
  }
}
