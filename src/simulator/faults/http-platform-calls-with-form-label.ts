import type { Fault } from '../fault.ts'

export const httpPlatformCallsWithFormLabel: Fault = {
  id: 'http-platform-calls-with-form-label',
  role: 'platform',
  title: 'The client labels every body as a form',
  breaks: ['HTTP-7'],
  calls: (call) => [{ ...call, headers: { ...call.headers, 'content-type': 'application/x-www-form-urlencoded' } }],
}
