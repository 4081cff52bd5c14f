import type { ReportedExchange, RunResult } from '../../suites/kit/result.ts'

/** Something in an exchange that Prism holds against the contract. */
export interface Violation {
  checks: string[]
  call: string
  status: number
  place: string
  message: string
}

interface Reported {
  location: string[]
  severity: string
  message: string
}

/** What Prism saw: in answers always, in requests only where the role accepted them, since suites send wrong ones on purpose. */
export function listViolations({ exchanges, checks }: RunResult): Violation[] {
  return exchanges.flatMap((exchange) => {
    const { response } = exchange
    const header = Object.entries(response?.headers ?? {}).find(([name]) => name.toLowerCase() === 'sl-violations')?.[1]
    if (!response || header === undefined) return []
    const unintended = parse(header).filter(
      ({ location, severity }) => severity === 'Error' && (location[0] === 'response' || isAccepted(response)),
    )
    const call = `${exchange.request.method} ${exchange.request.url.replace(/^https?:\/\/[^/]*/, '').replace(/\?.*$/s, '')}`
    const from = checks.filter((check) => check.exchanges.includes(exchange.n)).map(({ id }) => id)
    return unintended.map(({ location, message }) => ({ checks: from, call, status: response.status, place: location.join('.'), message }))
  })
}

function parse(header: string): Reported[] {
  return JSON.parse(header) as Reported[]
}

function isAccepted({ status, body }: NonNullable<ReportedExchange['response']>): boolean {
  return status < 300 && !/"s":\s*"error"/.test(body)
}
