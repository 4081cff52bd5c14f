import type { Exchange } from './exchange.ts'

export type CrmOperation =
  | 'issueCrmApiToken'
  | 'authorizeOneTime'
  | 'authorizeAccessToken'
  | 'generateOneTimeToken'
  | 'logOutOfCrm'
  | 'attributeUser'
  | 'registerUser'

/** A call of the platform under test to the CRM that the run plays. */
export interface ReceivedCall {
  operation: CrmOperation | undefined
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: Record<string, unknown>
  text: string
  /** Of the runner's monotonic clock. */
  at: number
  exchange: Exchange
}

export interface Reply {
  status: number
  body?: unknown
  /** The very text of the body; goes before `body`. */
  rawBody?: string
  headers?: Record<string, string>
  delayMs?: number
  /** Ends the connection without an answer. */
  drop?: boolean
}

export type Matcher = (call: ReceivedCall) => boolean
export type Responder = Reply | ((call: ReceivedCall) => Reply | Promise<Reply>)

export interface Rule {
  operation: CrmOperation
  matches: Matcher
  reply: Responder
}

/** What a world, or the owner of a platform, must be told so that the platform calls the receiver. */
export interface ReceiverAddress {
  url: string
  apiPassword: string
  webhookAuthorization: string
  attributionWebhookUrl: string
  registrationWebhookUrl: string
}

export const ROUTES: [method: string, path: string, operation: CrmOperation][] = [
  ['POST', '/oauth2/crmApiToken', 'issueCrmApiToken'],
  ['POST', '/oauth2/onetime/authorize', 'authorizeOneTime'],
  ['POST', '/oauth2/authorize', 'authorizeAccessToken'],
  ['POST', '/oauth2/onetime/generate', 'generateOneTimeToken'],
  ['PUT', '/oauth2/logout', 'logOutOfCrm'],
  ['POST', '/attribution', 'attributeUser'],
  ['POST', '/registration', 'registerUser'],
]
