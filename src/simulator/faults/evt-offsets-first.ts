import type { Fault } from '../fault.ts'

export const evtOffsetsFirst: Fault = {
  id: 'evt-offsets-first',
  role: 'platform',
  title: 'Offsets are told before the deal that made them',
  breaks: ['EVT-9', 'EVT-6'],
  events: (event, world) => {
    const { sequence, message } = event
    const next = world.events.after(sequence, 1)[0]
    if (message === 'DealEvent' && next?.message === 'DealOffsetsEvent') return [{ ...next, sequence }]
    return message === 'DealOffsetsEvent' ? [{ ...world.events.after(sequence - 2, 1)[0]!, sequence }] : [event]
  },
}
