import type { Fault } from '../fault.ts'

export const evtDeletionAsUpdate: Fault = {
  id: 'evt-deletion-as-update',
  role: 'platform',
  title: 'A deleted holiday is told as a changed one',
  breaks: ['EVT-7', 'EVT-8'],
  events: (event) => [event.message === 'HolidayEvent' && event.type === 'DELETE' ? { ...event, type: 'UPDATE' } : event],
}
