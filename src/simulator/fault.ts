import type { RequirementId } from '../contract/generated/requirement-ids.ts'
import type { JsonObject } from '../contract/json.ts'
import type { ContractOperation } from '../contract/operation.ts'
import type { Role } from '../contract/requirement.ts'
import type { Rules } from '../contract/rules.ts'
import type { ReportingRecord } from '../reporting/schema.ts'
import type { WorldEvent } from './event-log.ts'
import type { ReceivedRequest } from './http/serve-operation.ts'
import type { AnyAnswer, AnyOperation, Input, Operation, OperationId } from './operation.ts'
import type { EntityName } from './reporting/entities.ts'
import type { World } from './world.ts'

/** Statuses of answers that never come: the connection is cut, or stays open in silence. */
export const CUT = 0
export const SILENCE = -1

/** An answer on its way to the socket, after the operation and its validation. */
export interface WireAnswer {
  operation: string
  status: number
  headers: Record<string, string>
  body: string | undefined
}

/** A call that the platform is about to make to a CRM. */
export interface OutgoingCall {
  ref: string
  method: string
  url: string
  headers: Record<string, string>
  body: Record<string, unknown> | undefined
}

type Wrapped<Id extends OperationId> = (input: Input<Id>, world: World, honest: Operation<Id>) => ReturnType<Operation<Id>>

/** One deliberate defect, with the requirements that it breaks. */
export interface Fault {
  id: string
  role: Role
  /** What a hurried developer did, in one sentence. */
  title: string
  breaks: RequirementId[]
  /** Wraps honest operations. */
  operations?: { [Id in OperationId]?: Wrapped<Id> }
  /** Alters a copy of the role's document: a dropped `required`, a removed security scheme. */
  contract?: (document: JsonObject) => void
  /** Alters a request before anything looks at it, or answers it at once. */
  requests?: (request: ReceivedRequest, operation: ContractOperation, world: World) => ReceivedRequest | AnyAnswer
  /** Alters what goes to the socket. */
  wire?: (answer: WireAnswer, world: World) => WireAnswer
  /** Alters what the platform sends to a CRM; several calls instead of one repeat it, none drops it. */
  calls?: (call: OutgoingCall, world: World) => OutgoingCall[]
  /** Alters the text of the reporting schema by which the world encodes. */
  proto?: (protoText: string) => string
  /** Alters a reporting record before a list or an event tells it. */
  reporting?: (entity: EntityName, record: ReportingRecord, world: World) => ReportingRecord
  /** Alters what the event stream tells: several events instead of one, or none. */
  events?: (event: WorldEvent, world: World) => WorldEvent[]
  /** Habits of the caller that no single call shows. */
  habits?: Partial<
    Record<
      | 'cacheInAppToken'
      | 'fetchCrmTokenEveryTime'
      | 'fetchInAppTokenEarly'
      | 'keepCrmTokenAfterRefusal'
      | 'forgetInappToken'
      | 'skipCrmLogout',
      true
    >
  >
}

/** The faults in force in one world, ready to be used. An honest world shares one empty set and pays nothing. */
export interface FaultSet {
  faults: Fault[]
  rules: Rules
  operations: Map<string, AnyOperation>
  requests: NonNullable<Fault['requests']>[]
  wire: NonNullable<Fault['wire']>[]
  calls: NonNullable<Fault['calls']>[]
  habits: NonNullable<Fault['habits']>
}
