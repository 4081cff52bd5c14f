import type { Fault } from '../fault.ts'
import { failOn } from '../fault-parts/request.ts'

export const httpPlatformFailsOnList: Fault = {
  id: 'http-platform-fails-on-list',
  role: 'platform',
  title: 'A body that is a list is read like an object',
  breaks: ['HTTP-9'],
  requests: failOn('platform', (body) => Array.isArray(body)),
}
