import type { Target } from './target.ts'

/** Seconds that one table may take on a target that counts requests. */
const SECONDS = 4
const MOST_ON_FOREIGN = 150

/** As many of the cases as the target should be bothered with: all of them on a simulator. The first ones are always among them. */
export function affordable<Case>(target: Target, cases: Case[], random: () => number, always = 5): Case[] {
  if (target.isSimulator) return cases
  const { requestsPerSecond } = target.limits
  const most = requestsPerSecond ? Math.max(always, Math.floor(requestsPerSecond * SECONDS)) : MOST_ON_FOREIGN
  if (cases.length <= most) return cases
  const drawn = cases.slice(always).map((value) => ({ value, order: random() }))
  drawn.sort((a, b) => a.order - b.order)
  return [...cases.slice(0, always), ...drawn.slice(0, most - always).map(({ value }) => value)]
}
