import type { ContractOperation } from '../../contract/operation.ts'
import type { RoleRules } from '../../contract/rules.ts'
import type { Callback } from '../../domain/records.ts'
import type { Made } from '../courier.ts'
import type { EndedAttempt } from '../operations/end-delivery.ts'
import { parseBody, readBody } from './read-crm-answer.ts'

/** What the journal is told of an attempt to deliver a callback, so that a replay needs no network. */
export function describeAttempt(
  rules: RoleRules,
  attributeUser: ContractOperation,
  { id, kind }: Callback,
  made: Made | { at: number; ms: number },
): EndedAttempt {
  // A fault swallowed the call; the platform believes that it was made.
  if (!('answer' in made)) return { id, attempt: { ...made, status: 200 }, facts: factsOf({}) }
  const { answer, exchange } = made
  const attempt = { at: exchange.at, ms: exchange.ms, exchange: exchange.n }
  if ('trouble' in answer) {
    const { trouble, reason, partial } = answer
    return { id, attempt: { ...attempt, error: reason, ...(partial && { status: partial.status }) }, facts: factsOf({ trouble }) }
  }
  const { status } = answer
  const hasJsonBody = 'body' in parseBody(answer.body)
  if (kind === 'registration' || status !== 200) return { id, attempt: { ...attempt, status }, facts: factsOf({ hasJsonBody }) }
  const read = readBody(rules, attributeUser, answer)
  if ('body' in read) return { id, attempt: { ...attempt, status }, facts: factsOf({ hasJsonBody }), answer: read.body as object }
  return { id, attempt: { ...attempt, status, error: read.violation }, facts: factsOf({ hasJsonBody, violation: read.violation }) }
}

function factsOf(known: Partial<EndedAttempt['facts']>): EndedAttempt['facts'] {
  return { trouble: undefined, violation: undefined, hasJsonBody: false, ...known }
}
