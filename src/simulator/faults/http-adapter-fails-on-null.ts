import type { Fault } from '../fault.ts'
import { failOn, someValue } from '../fault-parts/request.ts'

export const httpAdapterFailsOnNull: Fault = {
  id: 'http-adapter-fails-on-null',
  role: 'adapter',
  title: 'A field that is null is used without a look',
  breaks: ['HTTP-10'],
  requests: failOn('adapter', (body) => someValue(body, (value) => value === null)),
}
