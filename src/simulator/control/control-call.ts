import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Courier } from '../courier.ts'
import type { AnyAnswer, Input, OperationId } from '../operation.ts'
import type { ReportingSchemas } from '../reporting/schemas.ts'
import type { Simulator } from '../simulator.ts'
import type { Inherited } from '../start-simulator.ts'
import type { World } from '../world.ts'
import type { Addresses } from '../world-object.ts'

/** What control calls work with. */
export interface ControlContext {
  simulator: Simulator
  addresses: Addresses
  inherited: Inherited
  courier: Courier
  schemas: ReportingSchemas
}

/** An answer of the control surface; streams are sent as they come. */
export type ControlAnswer = AnyAnswer & { stream?: Readable; contentType?: string }

/** A control call that concerns no single world. */
export type GlobalCall<Id extends OperationId> = (context: ControlContext, input: Input<Id>) => Promise<ControlAnswer> | ControlAnswer

/** A control call on one world. */
export type WorldCall<Id extends OperationId> = (
  context: ControlContext,
  world: World,
  input: Input<Id>,
  headers: IncomingHttpHeaders,
) => Promise<ControlAnswer> | ControlAnswer
