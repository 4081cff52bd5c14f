import type { Exchange } from '../simulator/exchange-log.ts'
import type { Finding } from '../simulator/findings/finding.ts'
import { sideOf } from './side.ts'

const MOST_EXAMPLES = 5

/** What was seen of one requirement, or of one operation. */
export interface Count {
  kept: number
  broken: number
  /** The first exchanges that broke it, of each side, however long ago. */
  examples: { exchange: Exchange; finding: Finding }[]
}

/** Counts by id. */
export class Tally {
  readonly #counts = new Map<string, Count>()

  get(id: string): Count {
    return this.#counts.get(id) ?? { kept: 0, broken: 0, examples: [] }
  }

  ids(): string[] {
    return [...this.#counts.keys()]
  }

  keep(id: string): void {
    this.#of(id).kept++
  }

  break(id: string, exchange: Exchange, finding: Finding): void {
    const count = this.#of(id)
    count.broken++
    const alike = count.examples.filter((example) => sideOf(example.finding) === sideOf(finding))
    if (alike.length < MOST_EXAMPLES) count.examples.push({ exchange, finding })
  }

  examples(): Exchange[] {
    return [...this.#counts.values()].flatMap(({ examples }) => examples.map(({ exchange }) => exchange))
  }

  #of(id: string): Count {
    let count = this.#counts.get(id)
    if (!count) {
      count = { kept: 0, broken: 0, examples: [] }
      this.#counts.set(id, count)
    }
    return count
  }
}
