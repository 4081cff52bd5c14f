/** What came of an attempt to deliver a callback. */
export interface AttemptFacts {
  kind: 'attribution' | 'registration'
  status: number | undefined
  /** Why there is no answer, or none that can be read. */
  trouble: 'timeout' | 'connection' | 'invalid' | undefined
  /** What the contract finds wrong with the body of an answer. */
  violation: string | undefined
  hasJsonBody: boolean
}

export type Failure = 'timeout' | 'connection' | 'invalid' | '3xx' | '4xx' | '5xx'

/** What a platform counts as taken note of by the receiver of A7. */
export type Acceptance = 'any-2xx' | 'only-200' | 'only-204' | 'json'

/** Tells how an attempt failed, or undefined when the callback is delivered. */
export function judgeAttempt(
  { kind, status = 0, trouble, violation, hasJsonBody }: AttemptFacts,
  accepts: Acceptance,
): Failure | undefined {
  if (trouble) return trouble
  if (status >= 500) return '5xx'
  if (status >= 400) return '4xx'
  if (status >= 300) return '3xx'
  if (kind === 'attribution') return violation === undefined ? undefined : 'invalid'
  const isAccepted = { 'any-2xx': true, 'only-200': status === 200, 'only-204': status === 204, json: hasJsonBody }[accepts]
  return isAccepted ? undefined : 'invalid'
}

/** When a failed callback is worth another attempt, and how long after the one before. */
export interface RetryRules {
  retryOn: readonly Failure[]
  /** Null: until it is acknowledged. */
  retries: number | null
  /** Seconds; the last number holds for all that follow. */
  backoff: readonly number[]
}

/** How long to wait before the next attempt, in milliseconds from the end of the last one; undefined when it is given up. */
export function chooseBackoff(failure: Failure, failedAttempts: number, { retryOn, retries, backoff }: RetryRules): number | undefined {
  if (!retryOn.includes(failure)) return undefined
  if (retries !== null && failedAttempts > retries) return undefined
  return (backoff[failedAttempts - 1] ?? backoff.at(-1)!) * 1000
}
