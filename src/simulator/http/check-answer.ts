import type { ContractOperation } from '../../contract/operation.ts'
import type { RoleRules } from '../../contract/rules.ts'
import type { AnyAnswer } from '../operation.ts'

/** A simulator that breaks its own contract is a bug, and says so loudly. */
export function checkAnswer(rules: RoleRules, operation: ContractOperation, answer: AnyAnswer): void {
  if (answer.requirement !== undefined || answer.pieces !== undefined) return
  const pointer = operation.responses.get(answer.status)
  if (!operation.responses.has(answer.status))
    throw new Error(`${operation.ref} answered ${answer.status}, which its document does not have`)
  if (pointer === undefined || answer.body === undefined) return
  const validate = rules.validators.at(pointer)
  if (validate(answer.body)) return
  const [error] = validate.errors ?? []
  throw new Error(`${operation.ref} broke its own contract: ${error?.instancePath || 'the body'} ${error?.message}`)
}
