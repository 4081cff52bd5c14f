import { readFileSync } from 'node:fs'

/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The memory that a process holds, in megabytes. */
export function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? Number.NaN) / 1024
}

let missed = 0

/** Prints a figure and whether it reaches its target. */
export function report(what: string, value: number, unit: string, target?: { least?: number; most?: number }): void {
  const isReached = value >= (target?.least ?? Number.NEGATIVE_INFINITY) && value <= (target?.most ?? Number.POSITIVE_INFINITY)
  if (!isReached) missed++
  const aim = target ? `${isReached ? 'reaches' : 'MISSES'} ${target.least === undefined ? `≤ ${target.most}` : `≥ ${target.least}`}` : ''
  console.log(`  ${what.padEnd(52)} ${format(value).padStart(9)} ${unit.padEnd(10)} ${aim}`)
}

export function missedTargets(): number {
  return missed
}

function format(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return value.toFixed(value >= 10 ? 1 : 2)
}
