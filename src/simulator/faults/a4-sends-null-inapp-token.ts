import type { Fault } from '../fault.ts'
import { alterCallQuery } from '../fault-parts/call.ts'

export const a4SendsNullInappToken: Fault = {
  id: 'a4-sends-null-inapp-token',
  role: 'platform',
  title: 'An inappToken that is not there is written as null',
  breaks: ['A4-22'],
  calls: alterCallQuery('A4', (query) => {
    if (!query.has('inappToken')) query.set('inappToken', 'null')
  }),
}
