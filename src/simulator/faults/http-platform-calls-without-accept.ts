import type { Fault } from '../fault.ts'

export const httpPlatformCallsWithoutAccept: Fault = {
  id: 'http-platform-calls-without-accept',
  role: 'platform',
  title: 'The client sends no Accept',
  breaks: ['HTTP-7'],
  calls: (call) => [{ ...call, headers: Object.fromEntries(Object.entries(call.headers).filter(([name]) => name !== 'accept')) }],
}
