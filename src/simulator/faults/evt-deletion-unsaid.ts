import type { Fault } from '../fault.ts'

export const evtDeletionUnsaid: Fault = {
  id: 'evt-deletion-unsaid',
  role: 'platform',
  title: 'A deleted account is not announced',
  breaks: ['EVT-15'],
  events: (event) => (event.message === 'TraderEvent' && event.type === 'DELETE' ? [] : [event]),
}
