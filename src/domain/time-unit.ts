export type TimeUnit = 'ms' | 'seconds'

/** A time as the platform tells it: in milliseconds, or in whole seconds where the dialect says so. */
export function inUnit(ms: number, unit: TimeUnit): number {
  return unit === 'seconds' ? Math.floor(ms / 1000) : ms
}
