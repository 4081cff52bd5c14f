import type { Fault } from '../fault.ts'
import { alterCallQuery } from '../fault-parts/call.ts'

export const a4InappTokenOfLastSession: Fault = {
  id: 'a4-inapp-token-of-last-session',
  role: 'platform',
  title: 'There is one inappToken for the whole platform, the newest',
  breaks: ['A4-21'],
  calls: alterCallQuery('A4', (query, world) => {
    const newest = Array.from(world.appSessions.values()).findLast(({ inappToken }) => inappToken !== null)
    if (query.has('inappToken') && newest) query.set('inappToken', newest.inappToken!)
  }),
}
