import type { Fault } from '../fault.ts'

export const evtMarginCallUpdated: Fault = {
  id: 'evt-margin-call-updated',
  role: 'platform',
  title: 'A margin call is always told as a change',
  breaks: ['EVT-4'],
  events: (event) => [event.message === 'MarginCallEvent' ? { ...event, type: 'UPDATE' } : event],
}
