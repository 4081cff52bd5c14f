import type { Fault } from '../fault.ts'

export const evtFirstOffsetOnly: Fault = {
  id: 'evt-first-offset-only',
  role: 'platform',
  title: 'Of several offsets only the first is told',
  breaks: ['EVT-6'],
  events: (event) => [event.message === 'DealOffsetsEvent' ? { ...event, record: [event.record].flat().slice(0, 1) } : event],
}
