/** What a figure must reach. */
export type Target = { least: number } | { most: number }

/** One measured number. Those without a target are there to understand the others. */
export interface Figure {
  section: string
  name: string
  measured: number
  unit: string
  target?: Target
}

/** Why something could not be measured here. */
export interface Omission {
  section: string
  reason: string
}

/** All that a run has measured. */
export class Figures {
  readonly all: Figure[] = []
  readonly omitted: Omission[] = []
  readonly #tell: (line: string) => void

  constructor(tell: (line: string) => void) {
    this.#tell = tell
  }

  add(figure: Figure): void {
    this.all.push(figure)
    this.#tell(`  ${figure.name}: ${describeNumber(figure.measured)} ${figure.unit}${isMissed(figure) ? '  MISSED' : ''}`)
  }

  omit(section: string, reason: string): void {
    this.omitted.push({ section, reason })
    this.#tell(`  left out: ${reason}`)
  }

  get missed(): Figure[] {
    return this.all.filter(isMissed)
  }
}

export function isMissed({ measured, target }: Figure): boolean {
  if (!target) return false
  return 'least' in target ? !(measured >= target.least) : !(measured <= target.most)
}

export function describeTarget(target: Target | undefined): string {
  if (!target) return ''
  return 'least' in target ? `≥ ${describeNumber(target.least)}` : `≤ ${describeNumber(target.most)}`
}

export function describeNumber(value: number): string {
  const size = Math.abs(value)
  if (size >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toFixed(size >= 10 ? 1 : 2)))
}

/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
