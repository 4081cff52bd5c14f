import type { Answer } from './exchange.ts'

type Params<O> = O extends { parameters: infer P } ? P : never
type PathPart<O> = Params<O> extends { path: infer T extends object } ? { path: T } : unknown
type QueryPart<O> =
  Params<O> extends { query: infer T extends object } ? { query: T } : Params<O> extends { query?: infer T } ? OptionalQuery<T> : unknown
type OptionalQuery<T> = [T] extends [undefined] ? unknown : { query?: Exclude<T, undefined> }
type BodyPart<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? { body: T }
  : O extends { requestBody?: { content: { 'application/json': infer T } } }
    ? { body?: T }
    : unknown

type Success = 200 | 201 | 202 | 204
type Responses<O> = O extends { responses: infer R } ? R : never
/** The body of a documented success. What really came may differ: a check asserts the status first. */
export type SuccessBody<O> = {
  [S in keyof Responses<O>]: S extends Success ? (Responses<O>[S] extends { content: { 'application/json': infer B } } ? B : never) : never
}[keyof Responses<O>]

/** `none` sends no credential, `wrong` an invented one, `{ value }` any other. */
export type Credential = 'usual' | 'none' | 'wrong' | 'withoutAuthPermission' | { value: string }

export interface Extras {
  credential?: Credential
  headers?: Record<string, string | undefined>
  /** Further query pairs, in this order, after the others; repeated names are sent as they are. */
  extraQuery?: [name: string, value: string][]
  timeoutMs?: number
  /** The answer is recorded, but not judged against the contract. */
  unjudged?: boolean
}

/** Anything at all: for what a decent client would never send. */
export interface Malformed extends Extras {
  malformed: true
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** The very bytes of the body; goes before `body`. */
  rawBody?: string | Buffer
  method?: string
  /** The very path, with its query; goes before `path` and `query`. */
  rawPath?: string
}

type Decent<O> = PathPart<O> & QueryPart<O> & BodyPart<O> & Extras & { malformed?: never }
export type Input<O> = Decent<O> | Malformed
type BodyOf<O> = [SuccessBody<O>] extends [never] ? Record<string, unknown> : SuccessBody<O>

/** One method per operation of the contract. */
export type Client<Operations> = {
  [Id in keyof Operations]: object extends Decent<Operations[Id]>
    ? (input?: Input<Operations[Id]>) => Promise<Answer<BodyOf<Operations[Id]>>>
    : (input: Input<Operations[Id]>) => Promise<Answer<BodyOf<Operations[Id]>>>
} & {
  /** Calls an operation by its id: for tables that go through all of them. */
  call(operationId: string, input?: Malformed | (Extras & { path?: object; query?: object; body?: unknown })): Promise<Answer>
}
