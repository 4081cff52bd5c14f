import { LANES, type Lane } from '../../suites/kit/registry.ts'
import type { RunEvent } from '../../suites/kit/run-options.ts'
import { toOneLine } from './plain-text.ts'

const MARKS: Record<string, string> = { fail: '✗', warn: '!', error: '‼' }
/** Without a terminal, one line for so many ended checks. */
const LINE_EVERY = 50

interface Output {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** Shows how a run gets on: a live line on a terminal, plain lines elsewhere. Gives back how to end the display. */
export function showProgress(output: Output): { onEvent(event: RunEvent): void; end(): void } {
  const lanes = new Map<string, Lane>()
  const ended = new Set<string>()
  const isLive = output.isTTY === true
  const clearLine = () => isLive && output.write('\r\u001b[2K')

  const onEvent = (event: RunEvent) => {
    if (event.kind === 'plan') for (const { id, lane } of event.checks) lanes.set(id, lane)
    if (event.kind !== 'end' || !lanes.has(event.id)) return
    ended.add(event.id)
    const mark = MARKS[event.verdict]
    clearLine()
    if (mark) output.write(`  ${mark} ${event.id}  ${toOneLine(event.reason ?? '', 160)}\n`)
    if (isLive) output.write(describeLanes(lanes, ended).slice(0, (output.columns ?? 80) - 1))
    else if (ended.size % LINE_EVERY === 0 || ended.size === lanes.size) output.write(`  ${describeLanes(lanes, ended)}\n`)
  }
  return { onEvent, end: () => void clearLine() }
}

/** `normal 34/120 · time 0/8` */
export function describeLanes(lanes: Map<string, Lane>, ended: Set<string>): string {
  const parts = LANES.map((lane) => {
    const ids = [...lanes].filter(([, its]) => its === lane).map(([id]) => id)
    return ids.length > 0 ? `${lane} ${ids.filter((id) => ended.has(id)).length}/${ids.length}` : ''
  })
  return parts.filter(Boolean).join(' · ')
}
