import type { JsonObject } from '../contract/json.ts'
import type { Fault } from './fault.ts'
import { findOperation, ownBodySchema } from './fault-parts.ts'
import type { OperationId } from './operation.ts'

type ContractChange = NonNullable<Fault['contract']>

/** The operation takes bodies without these fields. */
export function makeOptional(operationId: OperationId, ...fields: string[]): ContractChange {
  return (document) => {
    const schema = ownBodySchema(document, operationId)
    schema['required'] = (schema['required'] as string[]).filter((field) => !fields.includes(field))
  }
}

/** The operation turns away bodies without this field. */
export function makeRequired(operationId: OperationId, field: string): ContractChange {
  return (document) => {
    const schema = ownBodySchema(document, operationId)
    schema['required'] = [...((schema['required'] as string[] | undefined) ?? []), field]
  }
}

/** A field of an operation's body has other rules than it should. */
export function redefineField(operationId: OperationId, field: string, rules: JsonObject): ContractChange {
  return (document) => {
    const properties = ownBodySchema(document, operationId)['properties'] as JsonObject
    properties[field] = rules
  }
}

/** The operation asks for a credential of another kind. */
export function askForCredential(operationId: OperationId, scheme: string): ContractChange {
  return (document) => {
    findOperation(document, operationId)['security'] = [{ [scheme]: [] }]
  }
}
