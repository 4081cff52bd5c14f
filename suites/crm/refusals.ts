import { refused } from '../kit/assume.ts'
import type { CrmContext } from '../kit/crm.ts'
import type { Answer } from '../kit/exchange.ts'
import { inappQuery } from './log-in.ts'

export interface Refusals {
  /** 403 by the documents: a wrong password, and a crmApiToken that nobody issued. */
  unauthenticated: Record<string, Answer<unknown>>
  /** 400 by the documents: a required field is missing. */
  incomplete: Record<string, Answer<unknown>>
  /** 404 by the documents: no such token or user. */
  unknown: Record<string, Answer<unknown>>
}

/** Calls A1 to A4 in the ways that the documents want refused; every call but for its one fault would be served. */
export async function collectRefusals({ crm, given, run }: CrmContext): Promise<Refusals> {
  const code = await crm.issueOneTimeToken(given.otherUserId)
  const user = { body: { userId: given.otherUserId }, ...inappQuery(crm, given.otherUserId) }
  return {
    unauthenticated: {
      A1: await crm.issueCrmApiToken({ body: { password: run.token() } }),
      A2: await crm.authorizeOneTime({ body: { code }, credential: 'wrong' }),
      A3: await crm.authorizeAccessToken({ body: { accessToken: run.token() }, credential: 'wrong' }),
      A4: await crm.generateOneTimeToken({ ...user, credential: 'wrong' }),
    },
    incomplete: {
      A1: await crm.issueCrmApiToken({ malformed: true, body: {} }),
      A2: await crm.authorizeOneTime({ malformed: true, body: {} }),
      A3: await crm.authorizeAccessToken({ malformed: true, body: {} }),
      A4: await crm.generateOneTimeToken({ malformed: true, body: {} }),
    },
    unknown: {
      A2: await crm.authorizeOneTime({ body: { code: run.token() } }),
      A3: await crm.authorizeAccessToken({ body: { accessToken: run.token() } }),
      A4: await crm.generateOneTimeToken({ body: { userId: run.number() } }),
    },
  }
}

/** Those that the CRM did refuse, with the operation that each came from. */
export function refusedAmong(...groups: Record<string, Answer<unknown>>[]): [ref: string, answer: Answer<unknown>][] {
  return groups.flatMap((group) => Object.entries(group)).filter(([, answer]) => refused(answer))
}
