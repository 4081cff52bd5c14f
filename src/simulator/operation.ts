import type { operations as AdapterOperations } from '../contract/generated/adapter.ts'
import type { operations as ControlOperations } from '../contract/generated/control.ts'
import type { operations as CrmOperations } from '../contract/generated/crm.ts'
import type { operations as PlatformOperations } from '../contract/generated/platform.ts'
import type { Manager } from '../domain/records.ts'
import type { World } from './world.ts'

export type Operations = PlatformOperations & CrmOperations & AdapterOperations & ControlOperations
export type OperationId = keyof Operations

type Parameters<Id extends OperationId, Place extends string> = Operations[Id] extends { parameters: Record<Place, infer Found> }
  ? NonNullable<Found>
  : Operations[Id] extends { parameters: { [Key in Place]?: infer Found } }
    ? NonNullable<Found>
    : Record<string, never>

type Body<Id extends OperationId> = Operations[Id] extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: { 'application/json': infer Content } }
    ? Content
    : undefined
  : undefined

type Responses<Id extends OperationId> = Operations[Id] extends { responses: infer Found } ? Found : never

type AnswerOf<Status, Response> = Response extends { content: { 'application/json': infer Content } }
  ? { status: Status; body?: Content; pieces?: Iterable<string> }
  : { status: Status; body?: undefined; pieces?: undefined }

/** What an operation is asked: already authenticated, validated and converted. */
export interface Input<Id extends OperationId> {
  path: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  body: Body<Id>
  caller: Caller
  /** Source text of the body's decimal fields, which a double may not hold exactly. */
  exact: Record<string, string>
}

/** Who asks. `bearer` is a token that the operation itself must judge (C2). */
export interface Caller {
  manager?: Manager
  bearer?: string
}

/** What an operation may answer: one of the documented answers. `pieces` is JSON text that is streamed instead of a body. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: AnswerOf<Status, Responses<Id>[Status]>
}[keyof Responses<Id>]

/** Load, decide, store, answer: synchronous and deterministic. */
export type Operation<Id extends OperationId> = (input: Input<Id>, world: World) => Answer<Id>

/** Any operation, for those who call it by its name. */
export type AnyInput = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  caller: Caller
  exact: Record<string, string>
}
export type AnyAnswer = {
  status: number
  body?: unknown
  pieces?: Iterable<string>
  headers?: Record<string, string>
  requirement?: string
  /** A body that is not JSON. */
  raw?: { type: string; text: string }
  /** The body as JSON text, once somebody has written it. */
  text?: string
}
export type AnyOperation = (input: AnyInput, world: World) => AnyAnswer

/** A step that no document has, such as a courier's answer coming back; it is journalled like an operation. */
export type Action<Asked, Told = undefined> = (input: { body: Asked }, world: World) => { status: 200; body: Told }
