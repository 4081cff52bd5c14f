import { pathOf } from '../simulator/findings/find-operation.ts'
import type { Finding } from '../simulator/findings/finding.ts'
import { toOneLine } from '../verify/plain-text.ts'
import { secretsOf } from './learn-secrets.ts'
import type { Observed } from './monitor.ts'

const MARKS = { error: '✗', warning: '!', info: '·' }

/** One exchange for the terminal: a line, and its findings below. */
export function describeLive({ exchange, operation, findings }: Observed, isVerbose: boolean): string {
  const path = secretsOf([exchange]).redact(pathOf(exchange.request.url))
  const shown = findings.filter(({ severity }) => isVerbose || severity !== 'info')
  const below = shown.map((finding) => describeFinding({ ...finding, pointer: `${finding.side}: ${finding.pointer}` }))
  return [describeExchange({ ...exchange, path, ref: operation?.ref }), ...below].join('\n')
}

interface Shown {
  n: number
  at: number
  ms: number
  ref?: string | undefined
  path: string
  request: { method: string }
  response?: { status: number } | undefined
  error?: string | undefined
}

/** `06:43:29.032     3  A2   POST /oauth2/onetime/authorize  404  7.4 ms` */
export function describeExchange({ n, at, ms, ref, path, request, response, error }: Shown): string {
  const time = new Date(at).toISOString().slice(11, 23)
  const ending = response ? String(response.status) : toOneLine(error ?? 'no answer', 80)
  return `${time} ${String(n).padStart(5)}  ${(ref ?? '–').padEnd(4)} ${toOneLine(`${request.method} ${path}`, 100)}  ${ending}  ${ms.toFixed(1)} ms`
}

interface ShownFinding {
  severity: Finding['severity']
  pointer: string
  message: string
  requirement?: string | undefined
  point?: string | undefined
}

/** What was wrong in an exchange, for the line below it. */
export function describeFinding({ severity, pointer, message, requirement, point }: ShownFinding): string {
  const names = [requirement, point].filter((name) => name !== undefined).join(', ')
  return `        ${MARKS[severity]} ${toOneLine(`${pointer} ${message}`)}${names ? `  (${names})` : ''}`
}
