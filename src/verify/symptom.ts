/** One thing that a run needs, and what to do when it is not as it should be. */
export interface Symptom {
  state: 'fine' | 'doubtful' | 'wrong' | 'unreachable'
  what: string
  remedy?: string
}
