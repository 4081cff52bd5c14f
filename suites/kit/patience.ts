/** So many requests in vain, and never an answer: nobody will be waited for as long again. */
const ENOUGH = 5
const SHORT_MS = 500

/** How long an answer is waited for. A target that never answered anything gets little time once that is plain. */
export class Patience {
  #hasAnswered = false
  #vain = 0

  allow(ms: number): number {
    return this.#hasAnswered || this.#vain < ENOUGH ? ms : Math.min(ms, SHORT_MS)
  }

  answered(): void {
    this.#hasAnswered = true
  }

  waitedInVain(): void {
    this.#vain++
  }
}
