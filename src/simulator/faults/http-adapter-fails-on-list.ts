import type { Fault } from '../fault.ts'
import { failOn } from '../fault-parts/request.ts'

export const httpAdapterFailsOnList: Fault = {
  id: 'http-adapter-fails-on-list',
  role: 'adapter',
  title: 'A body that is a list is read like an object',
  breaks: ['HTTP-10'],
  requests: failOn('adapter', (body) => Array.isArray(body)),
}
