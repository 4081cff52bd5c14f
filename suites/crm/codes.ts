import { succeeded } from '../kit/assume.ts'
import type { CrmContext } from '../kit/crm.ts'
import { inappQuery } from './log-in.ts'

/** A code from A4, where `issueOneTimeToken` has the client area make them; undefined where all come from A4, or this user gets none. */
export async function codeForPage({ crm, target }: CrmContext, userId: number): Promise<string | undefined> {
  if (!target.hooks['oneTimeToken']) return undefined
  const answer = await crm.generateOneTimeToken({ body: { userId }, ...inappQuery(crm, userId) })
  return succeeded(answer) && typeof answer.body.token === 'string' ? answer.body.token : undefined
}
