export const DAY = 24 * 60 * 60 * 1000

/** The day of a time in milliseconds, counted from the epoch; days begin at 00:00 UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY)
}

const FORM = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})\.(\d{3})$/
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Reads yyyy-MM-ddTHH:mm:ss.SSS as UTC. Any other form, and a day that no calendar has, is undefined and never shifted. */
export function parseTimestamp(text: string): number | undefined {
  const parts = FORM.exec(text)?.slice(1).map(Number)
  if (!parts) return undefined
  const [year, month, day, hour, minute, second, ms] = parts as [number, number, number, number, number, number, number]
  if (day < 1 || day > lengthOfMonth(year, month) || hour > 23 || minute > 59 || second > 59) return undefined
  return countDays(year, month, day) * DAY + ((hour * 60 + minute) * 60 + second) * 1000 + ms
}

function lengthOfMonth(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0)
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Days from the epoch to a date. `Date.UTC` would take the years 0 to 99 for those of the twentieth century. */
function countDays(year: number, month: number, day: number): number {
  const leapDays = (y: number) => Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  const before = LENGTHS.slice(0, month - 1).reduce((sum, length) => sum + length, 0) + (month > 2 && isLeap(year) ? 1 : 0)
  return (year - 1970) * 365 + leapDays(year - 1) - leapDays(1969) + before + day - 1
}
