import type { operations } from '../../src/contract/generated/adapter.ts'
import type { Client } from './client-types.ts'
import type { Context, Race } from './context.ts'
import { makeCheck } from './registry.ts'

export type AdapterClient = Client<operations>

export interface AdapterContext extends Context {
  adapter: AdapterClient
  race: Race<{ adapter: AdapterClient }>
}

/** Declares the check of one requirement on the adapter. */
export const check = makeCheck<AdapterContext>('adapter')
