import { hash } from 'node:crypto'
import type { AnyAnswer } from '../operation.ts'
import type { Outcome } from './journal.ts'

const FAILED = 'failed'

/** What of an answer must be the same in a replay; undefined stands for a bug of ours, by which there is no answer. */
export function essenceOf(outcome: Outcome): string | undefined {
  return 'error' in outcome ? undefined : `${outcome.answer.status}\n${textOf(outcome.answer)}`
}

function textOf(answer: AnyAnswer): string {
  return answer.text ?? answer.raw?.text ?? ''
}

/** The form in which journals keep it. */
export function digestEssence(essence: string | undefined): string {
  return essence === undefined ? FAILED : hash('sha256', essence, 'base64url')
}

export function digestOutcome(outcome: Outcome): string {
  return digestEssence(essenceOf(outcome))
}
