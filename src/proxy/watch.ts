import type { Finding } from '../simulator/findings/finding.ts'
import type { TraderPage } from './trader-scan.ts'

/** One exchange as the rules that span calls look at it. */
export interface Seen {
  n: number
  /** When the request came and when the answer was complete, in milliseconds of the proxy's clock. */
  at: number
  until: number
  /** Undefined for a call that is no operation of the contract. */
  operation?: string
  /** The answer grants what was asked for. */
  isGranted: boolean
  /** The answer turns the caller down. A server that failed has done neither. */
  isRefused: boolean
  path: string
  query: Record<string, string>
  authorization?: string
  sent: Record<string, unknown>
  got: Record<string, unknown>
  traderPage?: TraderPage
}

/** What an exchange shows about a requirement: without a finding, that it was kept. */
export interface Remark {
  requirement: string
  finding?: Finding
}

/** One rule that spans calls, with its own memory of what came before. */
export type Watch = (seen: Seen) => Remark[]

/** A requirement that this exchange breaks. */
export function broken(requirement: string, pointer: string, message: string): Remark {
  return { requirement, finding: { severity: 'error', pointer, message, requirement } }
}

/** A requirement that this exchange put to the test, and that held. */
export function kept(requirement: string): Remark {
  return { requirement }
}
