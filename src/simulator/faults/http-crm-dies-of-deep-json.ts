import { CUT, type Fault } from '../fault.ts'
import { depthOf, failOn } from '../fault-parts/request.ts'

export const httpCrmDiesOfDeepJson: Fault = {
  id: 'http-crm-dies-of-deep-json',
  role: 'crm',
  title: 'Reading nested values recursively ends the process',
  breaks: ['HTTP-8'],
  requests: failOn('crm', (_body, text) => depthOf(text) > 1000, CUT),
}
