import { CUT, type Fault } from '../fault.ts'
import { depthOf, failOn } from '../fault-parts/request.ts'

export const httpPlatformDiesOfDeepJson: Fault = {
  id: 'http-platform-dies-of-deep-json',
  role: 'platform',
  title: 'Reading nested values recursively ends the process',
  breaks: ['HTTP-9'],
  requests: failOn('platform', (_body, text) => depthOf(text) > 1000, CUT),
}
