import type { Answer } from './exchange.ts'
import { Inconclusive } from './outcome.ts'

/** States a premise of a check. Without it the verdict is `inconclusive`, never `pass`. */
export function assume(condition: unknown, premise: string): asserts condition {
  if (!condition) throw new Inconclusive(`the premise does not hold: ${premise}`)
}

/** True for any 2xx. */
export function succeeded(answer: Answer<unknown>): boolean {
  return answer.status >= 200 && answer.status < 300
}

/** True for any 4xx. A 5xx is never a refusal. */
export function refused(answer: Answer<unknown>): boolean {
  return answer.status >= 400 && answer.status < 500
}
