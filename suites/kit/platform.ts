import type { operations } from '../../src/contract/generated/platform.ts'
import type { Client } from './client-types.ts'
import type { Context, Race } from './context.ts'
import type { Receiver } from './receiver.ts'
import { makeCheck } from './registry.ts'

export type PlatformClient = Client<operations>

export interface PlatformContext extends Context {
  platform: PlatformClient
  /** The CRM that the run plays; declare `needs: ['receiver']`. */
  receiver: Receiver
  race: Race<{ platform: PlatformClient }>
}

/** Declares the check of one requirement on the platform. */
export const check = makeCheck<PlatformContext>('platform')
