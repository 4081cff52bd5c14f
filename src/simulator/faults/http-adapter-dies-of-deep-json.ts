import { CUT, type Fault } from '../fault.ts'
import { depthOf, failOn } from '../fault-parts/request.ts'

export const httpAdapterDiesOfDeepJson: Fault = {
  id: 'http-adapter-dies-of-deep-json',
  role: 'adapter',
  title: 'Reading nested values recursively ends the process',
  breaks: ['HTTP-10'],
  requests: failOn('adapter', (_body, text) => depthOf(text) > 1000, CUT),
}
