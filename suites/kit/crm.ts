import type { operations } from '../../src/contract/generated/crm.ts'
import type { Client } from './client-types.ts'
import type { Context, Race } from './context.ts'
import { makeCheck } from './registry.ts'

/** The CRM's operations, and what its client area does. */
export type CrmClient = Client<operations> & {
  /** A fresh OT token: through the hook where there is one, else through A4. */
  issueOneTimeToken(userId: number, options?: { keepLoggedIn?: boolean }): Promise<string>
  /** The newest in-app token that A2 or A3 gave this user during the run: A4 has to carry it. */
  inappTokenOf(userId: number): string | undefined
  /** The CRM API token that the run works with. */
  apiToken(): Promise<string>
}

export interface CrmContext extends Context {
  crm: CrmClient
  race: Race<{ crm: CrmClient }>
}

/** Declares the check of one requirement on the CRM. */
export const check = makeCheck<CrmContext>('crm')
