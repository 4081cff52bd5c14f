import type { Fault } from '../fault.ts'
import { failOn, someValue } from '../fault-parts/request.ts'

export const httpPlatformFailsOnNull: Fault = {
  id: 'http-platform-fails-on-null',
  role: 'platform',
  title: 'A field that is null is used without a look',
  breaks: ['HTTP-9'],
  requests: failOn('platform', (body) => someValue(body, (value) => value === null)),
}
