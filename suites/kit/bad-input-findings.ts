import { statusOf } from './mutate.ts'
import type { Target } from './target.ts'

/** So many are tried side by side. */
const AT_ONCE = 32
/** So many are enough to know; a target that hangs would take the rest of the day. */
const ENOUGH = 5

/** Collects the bad inputs that were answered 5xx or not at all. */
export class BadInputFindings {
  /** What nobody may answer so. */
  readonly wrong = new Set<string>()
  /** What a real server may stumble over, as odd as that is. */
  readonly odd = new Set<string>()
  readonly #target: Target

  constructor(target: Target) {
    this.#target = target
  }

  /** Whether a failure with this input is a breach on this target. Others are to be sent `unjudged`. */
  isBreach(isExotic: boolean): boolean {
    return this.#target.isSimulator || !isExotic
  }

  /** Waits for the answer, and tells whether it was 5xx or silence. */
  async isBad(sending: Promise<{ status: number }>): Promise<boolean> {
    const status = await statusOf(sending)
    return status === 0 || status >= 500
  }

  /** Tries one input after the other, until enough is known. */
  async tryAll<Input>(inputs: Input[], attempt: (input: Input) => Promise<void>): Promise<void> {
    for (let at = 0; at < inputs.length && this.wrong.size + this.odd.size < ENOUGH; at += AT_ONCE) {
      await Promise.all(inputs.slice(at, at + AT_ONCE).map(attempt))
    }
  }

  add(name: string, isExotic: boolean): void {
    ;(this.isBreach(isExotic) ? this.wrong : this.odd).add(name)
  }
}
