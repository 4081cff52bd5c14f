import { expect, test } from 'vitest'
import type { RunEvent } from '../../suites/kit/run-options.ts'
import { showProgress } from './progress.ts'

const EVENTS: RunEvent[] = [
  {
    kind: 'plan',
    checks: [
      { id: 'A2-1', title: 'one', lane: 'normal' },
      { id: 'A2-4', title: 'two', lane: 'time' },
    ],
  },
  { kind: 'end', id: 'A1-1', verdict: 'skip' },
  { kind: 'end', id: 'A2-1', verdict: 'fail', reason: 'expected 200,\u001b[2J got 500' },
  { kind: 'end', id: 'A2-4', verdict: 'pass' },
]

function show(isTTY: boolean): string {
  let text = ''
  const progress = showProgress({ isTTY, columns: 80, write: (part) => (text += part) })
  for (const event of EVENTS) progress.onEvent(event)
  progress.end()
  return text
}

test('a terminal gets a live line', () => {
  const text = show(true)
  expect(text).toContain('normal 1/1 · time 0/1')
  expect(text.endsWith('normal 1/1 · time 1/1\r\u001b[2K')).toBe(true)
})

test('a pipeline gets plain lines, and nothing that steers it', () => {
  expect(show(false)).toBe('  ✗ A2-1  expected 200,\uFFFD[2J got 500\n  normal 1/1 · time 1/1\n')
})
