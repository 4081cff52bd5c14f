export type Pairs = [name: string, value: string][]

export interface RecordedRequest {
  method: string
  url: string
  headers: Pairs
  body: Buffer
}

export interface RecordedResponse {
  status: number
  headers: Pairs
  body: Buffer
}

/** One request and what came back, as raw bytes. Times are of the runner's monotonic clock. */
export interface Exchange {
  n: number
  at: string
  from: string
  to: string
  operation?: string
  sentAt: number
  receivedAt: number
  request: RecordedRequest
  response?: RecordedResponse
  error?: string
}

/** What a call returns. It never throws for a status. */
export interface Answer<Body = Record<string, unknown>> {
  status: number
  headers: Headers
  /** The parsed body, or `{}` when there is none; integers beyond 2^53 are bigints. */
  body: Body
  /** The parsed body as it is: `undefined` when it is empty or not JSON. */
  json: unknown
  text: string
  ms: number
  exchange: Exchange
}
