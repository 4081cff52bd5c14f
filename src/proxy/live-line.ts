import { pathOf } from '../simulator/findings/find-operation.ts'
import { toOneLine } from '../verify/plain-text.ts'
import { secretsOf } from './learn-secrets.ts'
import type { Observed } from './monitor.ts'

const MARKS = { error: '✗', warning: '!', info: '·' }

/** One exchange for the terminal: a line, and its findings below. */
export function describeLive({ exchange, operation, findings }: Observed, isVerbose: boolean): string {
  const { n, at, ms, request, response, error } = exchange
  const time = new Date(at).toISOString().slice(11, 23)
  const path = secretsOf([exchange]).redact(pathOf(request.url))
  const ending = response ? String(response.status) : toOneLine(error ?? 'no answer', 80)
  const line = `${time} ${String(n).padStart(5)}  ${(operation?.ref ?? '–').padEnd(4)} ${toOneLine(`${request.method} ${path}`, 100)}  ${ending}  ${ms.toFixed(1)} ms`
  const shown = findings.filter(({ severity }) => isVerbose || severity !== 'info')
  const below = shown.map(({ severity, side, pointer, message, requirement, point }) => {
    const names = [requirement, point].filter((name) => name !== undefined).join(', ')
    return `        ${MARKS[severity]} ${side}: ${toOneLine(`${pointer} ${message}`)}${names ? `  (${names})` : ''}`
  })
  return [line, ...below].join('\n')
}
