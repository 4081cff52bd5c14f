import type { Fault } from '../fault.ts'

export const a6NeverSent: Fault = {
  id: 'a6-never-sent',
  role: 'platform',
  title: 'The report is put in a queue that nobody reads',
  breaks: ['A6-7'],
  calls: (call) => (call.ref === 'A6' ? [] : [call]),
}
